/** The score card: coins in rows with their cups, palm boxes, maps completed, and the sum that computes itself. */
import { useState } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import { tip, tipStop } from "../../parts/Tips.tsx";
import { totalOf } from "../../table/module.ts";
import { useSaid } from "../../words/useSaid.ts";
import type { SilverAndGold } from "../../types.ts";
import { SheetCross } from "../expeditions/PencilMarks.tsx";
import { t as shared } from "../expeditions/messages.ts";
import { Tally, Total } from "../expeditions/Tally.tsx";
import type { SheetProps } from "../expeditions/table.ts";
import { COLOURS, type Maps, type Sheet, type View } from "./maps.ts";
import { t } from "./messages.ts";
import { tally } from "./tally.ts";

export function MapSheet({ view, data, explained, seat, players, own, showCards }: SheetProps<View, Maps, SilverAndGold.Explanation>) {
  const [open, setOpen] = useState(false);
  const sheet = view.sheets[seat]!;
  const before = own && view.before ? view.before : sheet;
  const name = players.find((player) => player.seat === seat)?.name ?? "";
  const card = data.score_card;
  // Memoised: a beat changes at most one of these.
  const coins = useSaid(() => <Coins sheet={sheet} before={before} card={card} />, [sheet.coins, sheet.cups.join(), before.coins, card]);
  const palms = useSaid(() => <Palms sheet={sheet} before={before} card={card} />, [sheet.palms.join(), before.palms.length, card]);
  const completed = useSaid(() => <Completed sheet={sheet} data={data} show={showCards} />, [sheet.completed.join(), data]);
  const rows = useSaid(() => <Tally rows={tally(explained, seat)} />, [explained, seat]);
  const cupsLeft = useSaid(() => <CupsLeft left={view.cups_left} all={card.cups} />, [view.cups_left, card]);
  return (
    <>
      <section class={`xp-paper sg-paper more ${open ? "open" : ""}`} aria-label={own ? shared("your-sheet") : shared("sheet-of", { name })}>
        <header>
          <h2>{own ? shared("your-sheet") : shared("sheet-of", { name })}</h2>
          <Total points={totalOf(explained.scores[seat])} open={open} toggle={() => setOpen(!open)} />
        </header>
        {coins}
        {palms}
        {completed}
        {rows}
      </section>
      {cupsLeft}
    </>
  );
}

interface Boxes {
  sheet: Sheet;
  /** The sheet at the start of this turn: newer entries are gold. */
  before: Sheet;
  card: SilverAndGold.ScoreCard;
}

function Coins({ sheet, before, card }: Boxes) {
  return (
    <div class="sg-coins" {...tipStop(t("tip-coins"))} role="img" aria-label={t("coin-rows", { count: sheet.coins })}>
      {Array.from({ length: card.coin_rows }, (_, row) => (
        <div key={row} class="sg-crow">
          {Array.from({ length: card.coins_a_row }, (_, column) => {
            const coin = row * card.coins_a_row + column;
            const crossed = coin < sheet.coins;
            return (
              <span key={coin} class={`sg-cb ${crossed ? "x" : ""} ${crossed && coin >= before.coins ? "xp-new" : ""}`} data-box={`coin-${coin}`}>
                <Icon name="coin" />
                {crossed && <SheetCross kind={coin} drawn={coin >= before.coins} />}
              </span>
            );
          })}
          <Cup row={row} points={sheet.cups[row]} />
        </div>
      ))}
    </div>
  );
}

function Cup({ row, points }: { row: number; points: number | undefined }) {
  return (
    <span class={`sg-cup ${points === undefined ? "" : "won"}`} data-box={`cup-${row}`} {...tip(t("tip-cup"))}>
      <Icon name="cup" />
      {points !== undefined && <span class="hand">{points}</span>}
    </span>
  );
}

function Palms({ sheet, before, card }: Boxes) {
  return (
    <div class="sg-palms">
      {Array.from({ length: card.palms }, (_, place) => {
        const points = sheet.palms[place];
        const fresh = points !== undefined && place >= before.palms.length;
        return (
          <span
            key={place}
            class={`sg-pb ${fresh ? "xp-new" : ""}`}
            data-box={`palm-${place}`}
            {...(place === sheet.palms.length % card.palms ? tipStop : tip)(t("tip-palms"))}
            role="img"
            aria-label={points === undefined ? t("palm-box-empty", { place: place + 1 }) : t("palm-box", { place: place + 1, points })}
          >
            <Icon name="palm" />
            {points !== undefined && <span class="hand">{points}</span>}
          </span>
        );
      })}
    </div>
  );
}

function Completed({ sheet, data, show }: { sheet: Sheet; data: Maps; show(): void }) {
  const maps = sheet.completed.flatMap((number) => data.cards[number - 1] ?? []);
  return (
    <div class="sg-kept">
      <h3>
        <button type="button" class="link xp-show" aria-haspopup="dialog" onClick={show}>
          {t("maps-completed")}
        </button>
      </h3>
      <ul>
        {COLOURS.map((colour) => {
          const count = maps.filter((map) => map.colour === colour).length;
          const value = data.cards.find((map) => map.colour === colour)?.value ?? 0;
          return (
            <li key={colour} class={`xp-${colour}`} data-pile={colour} {...tipStop(t("tip-completed", { value }))} aria-label={t("maps-of-colour", { count, colour, value })}>
              <Icon name={`sign-${colour}`} />
              <span>{t("count-times", { count, value })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function CupsLeft({ left, all }: { left: number; all: number }) {
  return (
    <section class="panel sg-cups" {...tip(t("tip-cups-left"))}>
      <h3>{t("cups-left")}</h3>
      <ol>
        {Array.from({ length: all }, (_, k) => all - k).map((points) => (
          <li key={points} class={points > left ? "gone" : ""} data-cup={points} {...(points === left ? { tabindex: 0, ...tip(t("tip-cups-left")) } : {})} aria-label={t(points > left ? "cup-gone" : "cup-left", { points })}>
            <Icon name="cup" />
            <b>{points}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
