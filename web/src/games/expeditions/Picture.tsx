/** A moment as a drawing: everybody's two cards, with name and points, or one's alone. */
import type { PictureProps, Scene } from "../../table/module.ts";
import { minus } from "../../table/standing.ts";
import { cardOf, type CardDrawing, type Drawings, type EventKind, type ExpeditionGame, type TableView } from "./table.ts";

const GAP = 16;
const HEAD = 52;

export function pictureOf<View extends TableView, Card extends CardDrawing, Event extends EventKind>(
  game: ExpeditionGame<View, Card, Event>,
  { view, data, players: all, scores, of }: PictureProps<View, Drawings<Card>>,
): Scene {
  const { box } = game;
  const players = of === undefined ? all : all.filter(({ seat }) => seat === of);
  const columns = players.length === 3 ? 3 : Math.min(2, players.length);
  const wide = 2 * box.width + 3 * GAP;
  const head = of === undefined ? HEAD : GAP;
  const high = head + box.height + GAP;
  const rows = Math.ceil(players.length / columns);
  return {
    width: columns * wide + (columns - 1) * GAP,
    height: rows * high + (rows - 1) * GAP,
    drawn: (
      <>
        <game.Defs />
        {players.map(({ seat, name }, place) => (
          <g key={seat} transform={`translate(${(place % columns) * (wide + GAP)} ${Math.floor(place / columns) * (high + GAP)})`}>
            <rect class="picture-panel" width={wide} height={high} rx="16" />
            {of === undefined && (
              <>
                <text class="picture-name" x={GAP} y="36">
                  {name}
                </text>
                <text class="picture-points" x={wide - GAP} y="37" text-anchor="end">
                  {minus(scores[seat] ?? 0)}
                </text>
              </>
            )}
            {view.sheets[seat]!.slots.map((holding, slot) => (
              <g key={slot} transform={`translate(${GAP + slot * (box.width + GAP)} ${head})`}>
                {holding && <game.Card card={cardOf(data, holding.card)} marked={holding.marked} hidden />}
              </g>
            ))}
          </g>
        ))}
      </>
    ),
  };
}
