/** Animates cards: a card that changed its place moves there, and a new one comes from the deck. */
import { Component, type ComponentChildren, createRef } from "preact";
import { preferences } from "../../preferences.ts";
import { calmMotion } from "../../theme.ts";

const TIME = 420;
/** Pixels: smaller moves are not animated. */
const NEAR = 6;

interface Props {
  /** Cards may have moved only when this changes. */
  moment: string;
  class: string;
  children: ComponentChildren;
}

type Places = Map<string, DOMRect>;

export class Travels extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Places | null {
    const still = before.moment === this.props.moment || calmMotion() || preferences().pace === "instant" || document.hidden;
    return still ? null : places(this.box.current);
  }

  override componentDidUpdate(_: Props, __: unknown, before: Places | null): void {
    // In the next frame, when the layout is computed anyway.
    if (before) requestAnimationFrame(() => parts(this.box.current).forEach((part) => travel(part, before)));
  }

  override render({ class: look, children }: Props) {
    return (
      <div class={look} ref={this.box}>
        {children}
      </div>
    );
  }
}

const parts = (box: Element | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>("[data-flip]") ?? [])];

const places = (box: Element | null): Places => new Map(parts(box).map((part) => [part.dataset.flip ?? "", part.getBoundingClientRect()]));

function travel(part: HTMLElement, before: Places): void {
  const { flip = "" } = part.dataset;
  if (flip === "deck") return;
  const from = before.get(flip) ?? before.get("deck");
  const to = part.getBoundingClientRect();
  if (!from || from.width === 0 || to.width === 0) return;
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  if (Math.hypot(x, y) < NEAR) return;
  part.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 7 }, { transform: "none", zIndex: 7 }], {
    duration: TIME,
    easing: "cubic-bezier(.2,.7,.2,1)",
  });
}
