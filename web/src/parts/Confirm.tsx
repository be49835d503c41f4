/** A confirmation dialog for what cannot be undone. */
import { useState } from "preact/hooks";

interface Props {
  ask: string;
  /** The consequences, in a sentence. */
  what?: string;
  yes: string;
  no: string;
  busy: boolean;
  small?: boolean;
  act(): void;
}

export function Confirm({ ask, what, yes, no, busy, small, act }: Props) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class={`btn sec ${small ? "small" : ""}`} onClick={() => setAsked(true)}>
        {ask}
      </button>
    );
  return (
    <>
      {what && <span class="confirm-what">{what}</span>}
      <button type="button" class="btn danger" disabled={busy} onClick={act}>
        {yes}
      </button>
      <button type="button" class="btn sec" onClick={() => setAsked(false)}>
        {no}
      </button>
    </>
  );
}
