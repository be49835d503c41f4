/** Words about a table. Its code stays in one piece where there is room. */
export function WithCode({ words, code }: { words: string; code: string }) {
  const [before, ...rest] = words.split(code);
  if (rest.length === 0) return <>{words}</>;
  return (
    <>
      {before}
      <span class="table-code">{code}</span>
      {rest.join(code)}
    </>
  );
}
