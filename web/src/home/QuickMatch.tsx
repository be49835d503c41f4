/** Quick match: one press joins people who wait, or starts a match against bots whom people replace as they come. */
import type { ComponentChildren } from "preact";
import { go } from "../addresses.ts";
import { carrier } from "../carrier.ts";
import { quickMatch } from "../luck.ts";
import { useDoing } from "../parts/asking.ts";

interface Props {
  /** Null: any game. */
  game: string | null;
  class: string;
  label?: string;
  children: ComponentChildren;
}

export function QuickMatch({ game, class: look, label, children }: Props) {
  const doing = useDoing();
  if (carrier().alone) return null;
  const play = () => doing.run(async () => go({ page: "table", id: (await quickMatch(game)).code }));
  return (
    <>
      <button type="button" class={look} disabled={doing.busy} aria-label={label} onClick={play}>
        {children}
      </button>
      {doing.error && (
        <small class="error" role="alert">
          {doing.error}
        </small>
      )}
    </>
  );
}
