/** Notices: who left, is away or is back, and a turn that ran out of time; shown for a while. */
import { useEffect } from "preact/hooks";
import { list, t } from "../words/index.ts";
import type { TableInfo } from "../types.ts";
import type { Session, Shown } from "./session.ts";
import type { Notice } from "./story.ts";

const STAYS = 8000;

export function Notices({ session, shown: { notices, info } }: { session: Session; shown: Shown }) {
  useEffect(() => {
    if (notices.length === 0) return undefined;
    const timer = setTimeout(() => session.forgetNotices(), STAYS);
    return () => clearTimeout(timer);
  }, [session, notices]);
  return (
    <div class="notices" role="status">
      {inWords(notices, info).map((sentence) => (
        <p key={sentence} class="note">
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** Each sentence once, since one person may have several seats; bots that are not ready share one. */
export function inWords(notices: Notice[], info: TableInfo): string[] {
  const early = new Set(notices.flatMap(({ what, seat }) => (what === "weaker" ? [seat] : [])));
  const names = info.seats.flatMap(({ seat, name }) => (early.has(seat) ? [name] : []));
  const weaker = names.length > 0 ? [t("notice-weaker", { count: names.length, names: list(names) })] : [];
  return [...weaker, ...new Set(notices.flatMap((notice) => sentence(notice, info) ?? []))];
}

function sentence({ what, seat, by: proposer, name: bot = "" }: Notice, info: TableInfo): string | null {
  const { name = "", mine = false } = info.seats[seat ?? -1] ?? {};
  const by = info.seats[proposer ?? -1]?.name ?? "";
  switch (what) {
    case "began":
      return info.hosting || info.seats.some((each) => each.mine) ? null : t("notice-full");
    case "took over":
      return mine ? t("notice-took-over-you", { bot }) : t("notice-took-over", { name, bot });
    case "left":
      return t("notice-left", { name });
    case "resigned":
      return t("notice-resigned", { name });
    case "removed":
      return by ? t("notice-removed", { name, by }) : t("notice-left", { name });
    case "voted":
      return t("notice-voted", { name, by });
    case "kept":
      return name ? t("notice-kept", { name }) : t("notice-kept-game");
    case "away":
      return mine ? null : t("notice-away", { name });
    case "returned":
      return mine ? t("notice-back-you") : t("notice-back", { name });
    case "late":
      return t("notice-late");
    case "lost":
      return by ? t("notice-voted-you", { by }) : t("notice-lost");
    case "host":
    case "vote":
    case "closed":
    case "weaker":
      return null; // the menu, the question itself, the cover and the common sentence show it
  }
}
