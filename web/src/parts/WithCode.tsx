/** A text with a table's code, which is kept on one line where there is room. */
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
