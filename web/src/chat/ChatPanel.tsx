/** The chat panel: messages in plain text, and eight reactions. */
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api.ts";
import { useDoing } from "../parts/asking.ts";
import { Cross } from "../parts/Icon.tsx";
import type { Session, Spoken } from "../table/session.ts";
import type { Remark, TableInfo } from "../types.ts";
import { list, t } from "../words/index.ts";
import { REACTIONS, ReactionDrawing } from "./reactions.tsx";
import { voice } from "./Chat.tsx";

const LONGEST = 200;

interface Props {
  session: Session;
  info: TableInfo;
  talk: Spoken;
  mine: number[];
  muted: string[];
  mute(muted: string[]): void;
  onClose(): void;
}

export function ChatPanel({ session, info, talk, mine, muted, mute, onClose }: Props) {
  const [text, setText] = useState("");
  const doing = useDoing();
  const field = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const plays = mine.length > 0;
  const remarks = [...talk.table, ...talk.watch].filter((remark) => !muted.includes(voice(remark))).sort((a, b) => a.at - b.at);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [remarks.length]);
  const say = (said: Parameters<typeof api.say>[1]) =>
    doing.run(async () => {
      session.hearTalk(await api.say(info.table, { ...said, seat: session.seat }));
      if (said.text) setText("");
    });
  const turn = () => doing.run(async () => session.hearTalk(await api.switchTalk(info.table, !talk.on)));
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation(); // letters are not shortcuts here
    if (event.key === "Escape") onClose();
  };
  return (
    <section class="talk-panel panel" aria-label={t("talk")} onKeyDown={keys}>
      <header>
        <h2>{t("talk")}</h2>
        <button type="button" class="icb" aria-label={t("close")} onClick={onClose}>
          <Cross />
        </button>
      </header>
      <ol class="talk-lines" tabIndex={0} role="log">
        {remarks.length === 0 && <li class="quiet">{talk.on ? t("talk-none") : t("talk-off")}</li>}
        {remarks.map((remark) => (
          <Line key={`${remark.seat === null} ${remark.number}`} remark={remark} own={mine.includes(remark.seat ?? -1)} mute={() => mute([...muted, voice(remark)])} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {muted.length > 0 && (
        <p class="quiet">
          {t("talk-muted", { names: list(muted.map((one) => (one.startsWith("#") ? (info.seats[Number(one.slice(1))]?.name ?? "") : one))) })}{" "}
          <button type="button" class="link" onClick={() => mute([])}>
            {t("talk-unmute")}
          </button>
        </p>
      )}
      {talk.on ? (
        <>
          <p class="talk-reactions">
            {REACTIONS.map((reaction) => (
              <button key={reaction} type="button" class="icb" disabled={doing.busy} aria-label={t(`reaction-${reaction}`)} title={t(`reaction-${reaction}`)} onClick={() => say({ reaction })}>
                <ReactionDrawing name={reaction} />
              </button>
            ))}
          </p>
          <form
            class="talk-say"
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim()) say({ text });
            }}
          >
            <input ref={field} class="field" aria-label={t("talk-text")} placeholder={t("talk-text")} value={text} maxLength={LONGEST} autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} />
            <button type="submit" class="btn pri" disabled={doing.busy || !text.trim()}>
              {t("talk-send")}
            </button>
          </form>
          {!plays && <p class="quiet">{t("talk-watch")}</p>}
        </>
      ) : (
        remarks.length > 0 && <p class="quiet">{t("talk-off")}</p>
      )}
      {info.hosting && (
        <button type="button" class="link" disabled={doing.busy} onClick={turn}>
          {talk.on ? t("talk-switch-off") : t("talk-switch-on")}
        </button>
      )}
      {doing.error && (
        <p class="error" role="alert">
          {doing.error}
        </p>
      )}
    </section>
  );
}

function Line({ remark, own, mute }: { remark: Remark; own: boolean; mute(): void }) {
  const { name, text, reaction } = remark;
  return (
    <li class={own ? "own" : ""}>
      <span class="sp">
        <b>{name}</b> {text}
        {reaction && (
          <>
            <ReactionDrawing name={reaction} /> <span>{t(`reaction-${reaction}`)}</span>
          </>
        )}
      </span>
      {!own && (
        <button type="button" class="talk-mute" aria-label={t("talk-mute", { name })} title={t("talk-mute", { name })} onClick={mute}>
          <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
            <use href="#ui-talk" />
            <path class="stroke" d="M5 27.5L27.5 4.5" />
          </svg>
        </button>
      )}
    </li>
  );
}
