/** Who left, who is away, who is back: said for a while. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableInfo } from "../types.ts";
import { tidings } from "./people.ts";

const STAYS = 8000;

export function Tidings({ info }: { info: TableInfo }) {
  const before = useRef(info);
  const [said, say] = useState<string[]>([]);
  useEffect(() => {
    const news = tidings(before.current, info);
    before.current = info;
    if (news.length > 0) say((earlier) => [...new Set([...earlier, ...news])]);
  }, [info]);
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
