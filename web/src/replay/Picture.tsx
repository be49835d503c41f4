/** A framed picture of a moment: the game, the date, the board, and the address. */
import type { RefObject } from "preact";
import type { Scene } from "../table/module.ts";

const EDGE = 28;
const HEAD = 74;
const FOOT = 58;

interface Props {
  host: RefObject<SVGSVGElement>;
  scene: Scene;
  title: string;
  when: string;
}

export function Picture({ host, scene, title, when }: Props) {
  const width = scene.width + 2 * EDGE;
  const height = scene.height + HEAD + FOOT;
  return (
    <svg ref={host} class="picture" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect class="picture-ground" width={width} height={height} />
      <text class="picture-title" x={EDGE} y="48">
        {title}
      </text>
      <text class="picture-when" x={width - EDGE} y="48" text-anchor="end">
        {when}
      </text>
      <g transform={`translate(${EDGE} ${HEAD})`}>{scene.drawn}</g>
      <use class="picture-mark" href="#wordmark" x={width - EDGE - 118} y={height - 44} width="118" height="32" />
    </svg>
  );
}
