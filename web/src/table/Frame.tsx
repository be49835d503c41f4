/** What surrounds a game's board: the bar, the menu, the rules, notes, the pass-the-device screen and the end. */
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { AnyModule } from "../games/index.ts";
import { HowToPlay } from "../learn/HowToPlay.tsx";
import { finish, useReasons } from "../learn/reasons.ts";
import { FirstTimes, Teaching } from "../learn/Teaching.tsx";
import { Chat } from "../chat/Chat.tsx";
import { t } from "../words/index.ts";
import { useSaid } from "../words/useSaid.ts";
import { Boundary } from "../parts/Boundary.tsx";
import { lazy } from "../parts/lazy.tsx";
import { LineLost } from "../parts/LineLost.tsx";
import { Link } from "../parts/Link.tsx";
import { usePreferences } from "../preferences.ts";
import { useAutoEnd } from "./autoEnd.tsx";
import { Bar } from "./Bar.tsx";
import { useHint } from "./hint.ts";
import { Keys, useKeysAsked } from "./Keys.tsx";
import { Note } from "./Note.tsx";
import { Notices } from "./Notices.tsx";
import { players, refusalInWords } from "./people.ts";
import { Pass, PassOn, useSharedDevice } from "./Pass.tsx";
import { Rules } from "./Rules.tsx";
import type { Session, Shown } from "./session.ts";
import { useMinutes, useTitle, useTheme, YourTurn } from "./signals.tsx";
import { Told } from "./Told.tsx";
import { useSkipping } from "./useSkipping.ts";
import { useSounds } from "./useSounds.ts";
import { Vote } from "./Vote.tsx";

interface Props {
  session: Session;
  shown: Shown;
  module: AnyModule;
  data: unknown;
}

const End = lazy(() => import("./End.tsx").then((its) => its.End));
const Menu = lazy(() => import("./Menu.tsx").then((its) => its.Menu));

const nobody: number[] = [];
const nothing: unknown[] = [];

type Open = { what: "nothing" } | { what: "menu" } | { what: "keys" } | { what: "guide" } | { what: "rules"; clause: string | null };

export function Frame({ session, shown, module, data }: Props) {
  const { info, update } = shown;
  const { hints } = usePreferences();
  const reasons = useReasons(info.game);
  const [open, setOpen] = useState<Open>({ what: "nothing" });
  const [lookingBack, setLookingBack] = useState(false);
  const ticks = useMinutes();
  const people = useSaid(() => players(info), [info, ticks]);
  const refusal = useSaid(() => refusalInWords(shown.refusal, module), [shown.refusal, module]);
  const awaited = update?.to_act ?? nobody;
  const covered = useSharedDevice(session, shown, module);
  const faceDown = useMemo(() => (covered !== null && update ? (module.faceDown?.(update.view) ?? null) : null), [covered === null, module, update]);
  const hint = useHint(session, shown, module, data);
  useAutoEnd(session, shown, module);
  const closed = info.status === "closed";
  const myTurn = !closed && update !== null && update.seat !== null && awaited.includes(update.seat);
  const shut = () => setOpen({ what: "nothing" });
  const openRule = (clause: string) => setOpen({ what: "rules", clause });
  const over = update?.over === true && !shown.behind;
  useLayoutEffect(() => session.direct(module.staging, data), [session, module, data]);
  const skipping = useSkipping(session, shown);
  useSounds(module, shown, myTurn);
  useTheme(module.theme);
  useKeysAsked(() => setOpen({ what: "keys" }));
  useTitle(info, myTurn);
  useEffect(() => setLookingBack(false), [info.table, over]);
  useEffect(() => {
    if (update?.over) End.fetch(); // while the last move is animated
  }, [update?.over]);
  useEffect(() => {
    if (over && update.seat !== null) finish(info.game, info.table);
  }, [over]);
  useEffect(() => {
    if (closed) shut();
  }, [closed]);

  const { Board } = module;
  return (
    <div class={`frame ${faceDown !== null ? "passing" : ""} ${over && lookingBack ? "looking-back" : ""}`} data-beat={shown.beat?.name} {...skipping}>
      <Bar
        info={info}
        module={module}
        update={covered === null ? update : null}
        people={people}
        awaited={awaited}
        skew={session.skew}
        openMenu={() => setOpen({ what: "menu" })}
        openHelp={() => setOpen(module.guide ? { what: "guide" } : { what: "rules", clause: null })}
      >
        <Chat session={session} shown={shown} />
      </Bar>
      <YourTurn now={myTurn && covered === null} />
      {covered === null && <Told shown={shown} module={module} data={data} />}
      <LineLost connection={shown.connection} />
      <Notices session={session} shown={shown} />
      {info.vote && <Vote session={session} info={info} />}
      <main class="frame-board" inert={faceDown !== null}>
        {covered !== null && faceDown === null && <Pass {...covered} />}
        {(covered === null || faceDown !== null) && (
          update && (
            <Boundary>
              <Board
                view={faceDown ?? update.view}
                explained={update.explained}
                legal={covered === null ? update.legal : nothing}
                events={covered === null ? shown.events : nothing}
                heard={covered === null ? shown.heard : nothing}
                data={data}
                players={people}
                seat={update.seat}
                scores={update.scores}
                over={update.over}
                toAct={awaited}
                canTakeBack={covered === null && update.can_take_back}
                busy={shown.busy}
                refusal={refusal}
                hint={covered === null ? hint : null}
                hints={hints}
                reasons={reasons}
                beat={shown.beat}
                skip={() => session.flush()}
                showAgain={shown.replayable ? () => session.showAgain() : null}
                act={(action) => session.act(action)}
                takeBack={() => session.takeBack()}
                whyNot={(action) => session.whyNot(action)}
                forgetRefusal={() => session.forgetRefusal()}
                openRule={openRule}
              />
            </Boundary>
          )
        )}
      </main>
      {covered !== null && faceDown !== null && <Pass {...covered} over />}
      <Note session={session} shown={shown} refusal={refusal} quiet={module.tellsRefusals === true} openRule={openRule} />
      {covered === null && <PassOn session={session} shown={shown} />}
      {covered === null && update && !over && <Teaching info={info} module={module} update={update} data={data} act={(action) => session.act(action)} />}
      {covered === null && update && !over && reasons && !shown.behind && open.what === "nothing" && <FirstTimes info={info} module={module} update={update} heard={shown.heard} />}
      {over && !lookingBack && covered === null && (
        <End info={info} update={update} module={module} heard={shown.heard} data={data} lookBack={() => setLookingBack(true)} learn={(news) => session.learn(news)} />
      )}
      {over && lookingBack && (
        <button type="button" class="btn pri back-to-end" onClick={() => setLookingBack(false)}>
          {t("end-show")}
        </button>
      )}
      {closed && (
        <div class="cover" role="alert">
          <div class="panel cover-card">
            <h2>{t(info.agreed ? "table-agreed" : info.hosting ? "table-closed-you" : "table-closed")}</h2>
            <Link to={{ page: "home" }} class="btn pri">
              {t("home")}
            </Link>
          </div>
        </div>
      )}
      {open.what === "menu" && (
        <Menu session={session} shown={covered === null ? shown : { ...shown, heard: nothing }} module={module} data={data} openKeys={() => setOpen({ what: "keys" })} onClose={shut} />
      )}
      {open.what === "keys" && <Keys module={module} onClose={shut} />}
      {open.what === "guide" && <HowToPlay game={info.game} onClose={shut} />}
      {open.what === "rules" && <Rules game={info.game} clause={open.clause} onClose={shut} />}
    </div>
  );
}
