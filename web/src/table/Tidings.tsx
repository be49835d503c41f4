/** Who left, who is away, who is back, and a turn that ran out of time: said for a while. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.ts";
import type { TableInfo } from "../types.ts";
import { tidings } from "./people.ts";
import type { Shown } from "./session.ts";

const STAYS = 8000;

export function Tidings({ first, info, ranOut }: Pick<Shown, "info" | "ranOut"> & { first: TableInfo }) {
  const before = useRef(first);
  const [said, say] = useState<string[]>([]);
  const tell = (news: string[]) => say((earlier) => [...new Set([...earlier, ...news])]);
  useEffect(() => {
    const news = tidings(before.current, info);
    before.current = info;
    if (news.length > 0) tell(news);
  }, [info]);
  useEffect(() => {
    if (ranOut > 0) tell([t("news.ran.out")]);
  }, [ranOut]);
  useEffect(() => {
    if (said.length === 0) return undefined;
    const timer = setTimeout(() => say([]), STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div class="tidings" role="status">
      {said.map((sentence) => (
        <p key={sentence} class="note">
          {sentence}
        </p>
      ))}
    </div>
  );
}
