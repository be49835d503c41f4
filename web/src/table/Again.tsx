/** The rematch offer: who asks, who accepts or declines, and the link to the next match. */
import type { Ref } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { noteRematch } from "../luck.ts";
import { useDoing } from "../parts/asking.ts";
import type { RematchRequest, TableInfo } from "../types.ts";
import { list, t } from "../words/index.ts";
import { nameOf } from "./people.ts";

/** Milliseconds. */
const REST = 700;

interface Props {
  info: TableInfo;
  learn(news: TableInfo): void;
  first?: Ref<HTMLButtonElement>;
}

export function Again({ info, learn, first }: Props) {
  const { offer, rematch, table } = info;
  const doing = useDoing();
  const mine = info.seats.flatMap(({ mine, seat }) => (mine ? [seat] : []));
  const isMine = (seats: number[] | undefined) => mine.some((seat) => seats?.includes(seat));
  const accepted = isMine(offer?.accepted);
  const waited = useRef(rematch === null);
  const next = async () => go({ page: "table", id: await noteRematch(info) });
  // Also while the response to one's own answer, which opened it, is pending.
  useEffect(() => {
    if (rematch && accepted && waited.current) next().catch(() => undefined);
  }, [rematch, accepted]);
  // Other buttons replace this one: a double click must not press them.
  const answer = (wish: RematchRequest) => () =>
    doing.run(async () => {
      learn(await api.rematch(table, wish));
      await new Promise((rested) => setTimeout(rested, REST));
    });
  const button = (words: string, press: () => void, primary = false) => (
    <button type="button" class={`btn ${primary ? "pri" : "sec"}`} ref={primary ? first : undefined} disabled={doing.busy} onClick={press}>
      {words}
    </button>
  );
  const open = offer !== null && offer.accepted.includes(offer.by);
  return (
    <>
      {open && !rematch && <p class="again-said" role="status">{said(info, mine)}</p>}
      {rematch && button(t(!offer || accepted ? "rematch-join" : "rematch-watch"), () => doing.run(next), true)}
      {!rematch && mine.length > 0 && !(open && accepted) && button(t("rematch"), answer({}), true)}
      {!rematch && open && isMine(offer.awaited) && button(t("rematch-decline"), answer({ accept: false }))}
      {!rematch && open && accepted && (
        <>
          {button(t("rematch-bots"), answer({ at_once: true }))}
          {button(t("rematch-cancel"), answer({ accept: false }))}
        </>
      )}
      {doing.error && <p class="error">{doing.error}</p>}
    </>
  );
}

/** Who asks, who has not answered, who declined. */
function said(info: TableInfo, mine: number[]): string {
  const { offer } = info;
  if (!offer) return "";
  const names = (seats: number[]) => list([...new Set(seats.filter((seat) => !mine.includes(seat)).map(nameOf(info)))]);
  const [by, awaited, declined] = [names([offer.by]), names(offer.awaited), names(offer.declined)];
  const parts = [by && t("rematch-offer", { name: by }), awaited && !mine.some((seat) => offer.awaited.includes(seat)) && t("turn-waiting", { names: awaited }), declined && t("rematch-declined", { names: declined })];
  return parts.filter(Boolean).join(" ");
}
