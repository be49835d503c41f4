/** Sounds of a table, whatever the game: refusals, my turn after a while, the end, and every beat. */
import { useEffect, useRef } from "preact/hooks";
import type { AnyModule } from "../games/index.ts";
import { feel, hear } from "../sound/index.ts";
import type { Shown } from "./session.ts";

/** Milliseconds: no signal for a turn that comes soon after one's own act. */
const AWAY = 20_000;

export function useSounds(module: AnyModule, { beat, refusal, update, behind }: Shown, myTurn: boolean): void {
  const touched = useRef(Date.now());
  const over = update?.over === true && !behind;
  const began = useRef(over);
  useEffect(() => {
    const touch = () => {
      touched.current = Date.now();
    };
    addEventListener("pointerdown", touch, { capture: true });
    addEventListener("keydown", touch, { capture: true });
    return () => {
      removeEventListener("pointerdown", touch, { capture: true });
      removeEventListener("keydown", touch, { capture: true });
    };
  }, []);
  useEffect(() => {
    const sound = beat && module.staging?.sound(beat);
    if (sound) hear(sound);
  }, [module, beat]);
  useEffect(() => {
    if (!refusal) return;
    hear({ sound: "refuse" });
    feel("refused");
  }, [refusal]);
  useEffect(() => {
    if (myTurn && (document.hidden || Date.now() - touched.current > AWAY)) hear({ sound: "your turn" });
  }, [myTurn]);
  useEffect(() => {
    // No fanfare when opening a match that is already over.
    if (!over || began.current || !update) return;
    began.current = true;
    const won = update.seat !== null && update.ranks[update.seat] === 1;
    hear({ sound: won ? "win" : "other" });
    if (won) feel("win");
  }, [over]);
}
