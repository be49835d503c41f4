/** Warnings of meetings, before one commits to them. */
import { t } from "./messages.ts";
import { PawnSign } from "./Pawns.tsx";
import { familyOf, kindOf, type View } from "./pieces.ts";
import { meetingParts } from "./spots.ts";
import type { Choice } from "./useChoice.ts";
import type { Name } from "./words.ts";

const MOST = 2;

export function Warnings({ view, choice, name }: { view: View; choice: Choice; name: Name }) {
  const { spots, shown } = choice;
  const meetings = shown?.meeting ? [shown.meeting] : spots.flatMap(({ meeting }) => (meeting ? [meeting] : [])).slice(0, MOST);
  return (
    <div class="lp-warnings" role="status">
      {meetings.map((meeting) => (
        <div key={meeting.pawn} class={`lp-warn panel ${shown?.meeting ? "now" : ""}`}>
          <PawnSign family={familyOf(view, meeting.pawn)} kind={kindOf(meeting.pawn)} />
          <Sentence parts={meetingParts(meeting, name, !shown?.meeting)} />
        </div>
      ))}
    </div>
  );
}

function Sentence({ parts: [before, pawn, after] }: { parts: [string, string, string] }) {
  return (
    <p>
      {before}
      <b>{pawn}</b>
      {t("sentence", { words: after })}
    </p>
  );
}
