/** Words about a table. Its code stays in one piece where there is room. */
export function WithCode({ words, code }: { words: string; code: string }) {
  const [before, after] = words.split(code);
  if (after === undefined) return <>{words}</>;
  return (
    <>
      {before}
      <span class="table-code">{code}</span>
      {after}
    </>
  );
}
