/** Meetings in words, before one commits to them. */
import { t } from "./messages.ts";
import { PawnSign } from "./Pawns.tsx";
import { familyOf, kindOf, type View } from "./pieces.ts";
import { meetingInWords } from "./spots.ts";
import type { Choice } from "./useChoice.ts";
import type { Name } from "./words.ts";

const MOST = 2;

export function Warnings({ view, choice, name }: { view: View; choice: Choice; name: Name }) {
  const { spots, shown } = choice;
  const meetings = shown?.meeting ? [shown.meeting] : spots.flatMap(({ meeting }) => (meeting ? [meeting] : [])).slice(0, MOST);
  return (
    <div class="lp-warnings" role="status">
      {meetings.map((meeting) => (
        <div key={meeting.met} class={`lp-warn panel ${shown?.meeting ? "now" : ""}`}>
          <PawnSign family={familyOf(view, meeting.met)} kind={kindOf(meeting.met)} />
          <p>{t("sentence", { words: meetingInWords(meeting, name, !shown?.meeting) })}</p>
        </div>
      ))}
    </div>
  );
}
