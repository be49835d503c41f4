/** How to play: loads the guide of a game on demand. A game without one shows its rules. */
import { useEffect, useState } from "preact/hooks";
import { dressed } from "../parts/page.ts";
import { Rules } from "../table/Rules.tsx";

interface Props {
  game: string;
  onClose(): void;
}

type Page = typeof import("./GuidePage.tsx").GuidePage;

export function HowToPlay({ game, onClose }: Props) {
  const [shown, setShown] = useState(game);
  const [rules, setRules] = useState<"over" | "instead" | null>(null);
  const [loaded, setLoaded] = useState<{ Page: Page } | null>(null);
  useEffect(() => {
    dressed(() => import("./GuidePage.tsx")).then(
      ({ GuidePage }) => setLoaded({ Page: GuidePage }),
      () => setRules("instead"),
    );
  }, []);
  return (
    <>
      {loaded && rules !== "instead" && <loaded.Page game={shown} choose={setShown} openRules={setRules} onClose={onClose} />}
      {rules && <Rules game={shown} clause={null} onClose={() => (rules === "over" ? setRules(null) : onClose())} />}
    </>
  );
}
