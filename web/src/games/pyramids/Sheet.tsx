/** The score card: torches by round, claims by colour, gems in pairs, skulls, and the sum that computes itself. */
import { useState } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import { tip, tipStop } from "../../parts/Tips.tsx";
import { type Player, totalOf } from "../../table/module.ts";
import type { Pyramids } from "../../types.ts";
import { useSaid } from "../../words/useSaid.ts";
import { t as shared } from "../expeditions/messages.ts";
import { Name } from "../expeditions/Name.tsx";
import { SheetCross } from "../expeditions/PencilMarks.tsx";
import { cardOf, roundOf, type SheetProps } from "../expeditions/table.ts";
import { Tally, Total } from "../expeditions/Tally.tsx";
import { type Chambers, COLOURS, minus, type Sheet, type View } from "./chambers.ts";
import { t } from "./messages.ts";
import { tally } from "./tally.ts";

export function ChamberSheet({ view, data, explained, seat, players, own, showCards }: SheetProps<View, Chambers, Pyramids.Explanation>) {
  const [open, setOpen] = useState(false);
  const sheet = view.sheets[seat]!;
  const before = own && view.before ? view.before : sheet;
  const card = data.score_card;
  const name = players.find((player) => player.seat === seat)?.name ?? "";
  const round = view.phase === "over" ? -1 : roundOf(view.turn);
  const held = view.sheets.map((each) => each.claims.map(({ colour, points }) => `${colour} ${points}`).join()).join(";");
  // Memoised: a beat changes at most one of these.
  const torches = useSaid(() => <Torches sheet={sheet} before={before} round={round} />, [sheet.torches.join(), before.torches.join(), round]);
  const claims = useSaid(
    () => <Claims view={view} players={players} own={own ? seat : null} card={card} tombs={tombs(sheet, data)} show={showCards} />,
    [held, sheet.completed.join(), players, own, seat, data],
  );
  const gems = useSaid(() => <Gems sheet={sheet} before={before} card={card} />, [sheet.reds, sheet.greens, before.reds, before.greens, card]);
  const skulls = useSaid(() => <Skulls sheet={sheet} before={before} card={card} />, [sheet.skulls, before.skulls, card]);
  const rows = useSaid(() => <Tally rows={tally(explained, seat)} />, [explained, seat]);
  return (
    <section class={`xp-paper py-paper more ${open ? "open" : ""}`} aria-label={own ? shared("your-sheet") : shared("sheet-of", { name })}>
      <header>
        <h2>{own ? shared("your-sheet") : shared("sheet-of", { name })}</h2>
        <Total points={totalOf(explained.scores[seat])} open={open} toggle={() => setOpen(!open)} />
      </header>
      <h3>{t("label-torches")}</h3>
      {torches}
      {claims}
      <h3>{t("label-gems")}</h3>
      {gems}
      <h3>{t("label-skulls")}</h3>
      {skulls}
      {rows}
    </section>
  );
}

interface Boxes {
  sheet: Sheet;
  /** The sheet at the start of this turn: newer entries are gold. */
  before: Sheet;
}

interface Printed {
  card: Pyramids.ScoreCard;
}

function Torches({ sheet, before, round }: Boxes & { round: number }) {
  return (
    <div class="py-torches">
      {[0, 1, 2, 3].map((k) => {
        const lit = sheet.torches.includes(k);
        const state = lit ? "lit" : "dark";
        return (
          <span key={k} class={`py-tb ${k === round ? "now" : ""} ${lit ? "x" : ""}`} data-box={`torch-${k}`} {...tipStop(t("tip-torches", { round: k + 1 }))} role="img" aria-label={t("torch-of", { round: k + 1, state })}>
            <Icon name="torch" />
            {lit && <SheetCross kind={k} drawn={!before.torches.includes(k)} />}
            <small>{k + 1}</small>
          </span>
        );
      })}
    </div>
  );
}

/** Claims of a colour are made in order, so who holds 10, 6 and 3 can be read from all the sheets. */
function Claims({ view, players, own, card, tombs, show }: Printed & { view: View; players: Player[]; own: number | null; tombs: Record<string, number>; show(): void }) {
  const holder = (colour: string, points: number): string | null => {
    const seat = view.sheets.findIndex((sheet) => sheet.claims.some((claim) => claim.colour === colour && claim.points === points));
    if (seat < 0) return null;
    return seat === own ? shared("you") : (players.find((player) => player.seat === seat)?.name ?? "");
  };
  return (
    <div>
      <header>
        <h3>{t("label-claims")}</h3>
        <button type="button" class="link xp-show" aria-haspopup="dialog" onClick={show}>
          {t("tombs-completed")}
        </button>
      </header>
      <table class="py-claims">
        <tbody>
          {COLOURS.map((colour) => (
            <tr key={colour} class={`xp-${colour}`} data-pile={colour} {...tip(t("tip-claims"))}>
              <th scope="row" {...tipStop(t("tip-claims"))}>
                <Icon name={`sign-${colour}`} />
                <b>{tombs[colour] ?? 0}</b>
                <span class="vh">{t("claim-row", { colour })}</span>
              </th>
              {card.claims.map((points) => {
                const name = holder(colour, points);
                return (
                  <td key={points} class={name === null ? "" : "taken"} data-box={`claim-${colour}-${points}`}>
                    <b>{points}</b>
                    {name !== null && (
                      <small>
                        <Name name={name} />
                      </small>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How many of each colour are completed: what the next claim needs. */
function tombs(sheet: Sheet, data: Chambers): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const number of sheet.completed) {
    const { colour } = cardOf(data, number);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
}

function Gems({ sheet, before, card }: Boxes & Printed) {
  const kinds = [
    { icon: "gem-red", label: t("red-gems", { count: sheet.reds }), count: sheet.reds, old: before.reds },
    { icon: "gem-green", label: t("green-gems", { count: sheet.greens }), count: sheet.greens, old: before.greens },
  ];
  return (
    <div class="py-gems">
      {kinds.map(({ icon, label, count, old }, kind) => (
        <div key={icon} class="py-gemrow" {...tipStop(t("tip-gems"))} role="img" aria-label={label}>
          {Array.from({ length: card.gems }, (_, k) => (
            <span key={k} class={`${k < count ? "x" : ""} ${k < count && k >= old ? "xp-new" : ""}`} data-box={`${icon}-${k}`}>
              <Icon name={icon} />
              {k < count && <SheetCross kind={k + kind} drawn={k >= old} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Skulls({ sheet, before, card }: Boxes & Printed) {
  return (
    <ol class="py-skulls" {...tipStop(t("tip-skulls"))} aria-label={t("skull-boxes", { count: sheet.skulls })}>
      {card.skulls.slice(1).map((points, k) => (
        <li key={k} class={k < sheet.skulls ? "x" : ""} data-box={`skull-${k}`}>
          <Icon name="skull" />
          {k < sheet.skulls && <SheetCross kind={k} drawn={k >= before.skulls} />}
          <b>{minus(points)}</b>
        </li>
      ))}
    </ol>
  );
}
