/** The chat button with its count of new messages. The panel behind it is loaded when it is first opened. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/Icon.tsx";
import { lazy } from "../parts/lazy.tsx";
import { prefer, usePreferences } from "../preferences.ts";
import type { Session, Shown } from "../table/session.ts";
import type { Remark } from "../types.ts";
import { t } from "../words/index.ts";

const ChatPanel = lazy(() => import("./ChatPanel.tsx").then((its) => its.ChatPanel));
const STAYS = 5000;
const MOST_MUTED = 100;

/** The key for muting somebody at this table: players by seat, spectators by name. */
export const voice = ({ seat, name }: Remark): string => (seat === null ? name : `#${seat}`);

export function Chat({ session, shown: { info, talk } }: { session: Session; shown: Shown }) {
  const [open, setOpen] = useState(false);
  const { muted: everywhere } = usePreferences();
  const here = `${info.table} `;
  const muted = everywhere.flatMap((one) => (one.startsWith(here) ? [one.slice(here.length)] : []));
  const mute = (voices: string[]) => prefer({ muted: [...everywhere.filter((one) => !one.startsWith(here)), ...voices.map((one) => here + one)].slice(-MOST_MUTED) });
  const [bubble, setBubble] = useState<Remark | null>(null);
  const mine = info.seats.flatMap(({ mine, seat }) => (mine ? [seat] : []));
  const heard = [...talk.table, ...talk.watch].filter((remark) => !muted.includes(voice(remark)) && !mine.includes(remark.seat ?? -1));
  const latest = heard.reduce<Remark | null>((last, each) => (last && last.at > each.at ? last : each), null);
  const read = useRef(0);
  if (open && latest) read.current = latest.at;
  const unread = heard.filter(({ at }) => at > Math.max(read.current, talk.readAt)).length;
  useEffect(() => {
    if (open || unread === 0 || !latest) return setBubble(null);
    setBubble(latest);
    const timer = setTimeout(() => setBubble(null), STAYS);
    return () => clearTimeout(timer);
  }, [heard.length, open]);
  const company = mine.length === 0 || info.seats.filter((seat) => seat.kind === "person" && !seat.mine).length > 0;
  if (!company && heard.length === 0) return null;
  return (
    <span class="talk">
      <button type="button" class="icb" aria-expanded={open} aria-label={unread > 0 ? t("talk-unread", { count: unread }) : t("talk")} onClick={() => setOpen(!open)}>
        <Icon name="ui-talk" />
        {unread > 0 && <b class="talk-new">{unread > 9 ? "9+" : unread}</b>}
      </button>
      <span class="talk-bubble-place" aria-live="polite">
        {bubble && (
          <span class="talk-bubble">
            <b>{bubble.name}</b> {bubble.reaction ? t(`reaction-${bubble.reaction}`) : bubble.text}
          </span>
        )}
      </span>
      {open && <ChatPanel session={session} info={info} talk={talk} mine={mine} muted={muted} mute={mute} onClose={() => setOpen(false)} />}
    </span>
  );
}
