/** A name that may be cut for want of room, but not the number by which it differs from an equal one. */
export function Name({ name, class: look = "" }: { name: string; class?: string }) {
  const [, stem = name, number = ""] = /^(.*\S)( \d{1,2})$/.exec(name) ?? [];
  return (
    <b class={`xp-name ${look}`} title={name}>
      <span>{stem}</span>
      {number && <i>{number}</i>}
    </b>
  );
}
