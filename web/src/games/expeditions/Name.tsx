/** A name that may be truncated, except the number that tells equal names apart. */
export function Name({ name, class: look = "" }: { name: string; class?: string }) {
  const [, stem = name, number = ""] = /^(.*\S)( \d{1,2})$/.exec(name) ?? [];
  return (
    <b class={`xp-name ${look}`} title={name}>
      <span>{stem}</span>
      {number && <i>{number}</i>}
    </b>
  );
}
