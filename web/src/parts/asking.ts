/** Requests from a component: result, error, and whether one is pending. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { RequestError } from "../api.ts";

/** An error as a sentence, capitalised: the server's reasons begin with a small letter. */
export function words(error: unknown): string {
  const said = error instanceof RequestError ? error.inWords() : error instanceof Error ? error.message : String(error);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export interface Asked<T> {
  value: T | null;
  error: string | null;
  /** It does not exist: retrying is pointless. */
  missing: boolean;
  again(): void;
}

/** Sends a request on mount and whenever the key changes. */
export function useAsked<T>(key: string, ask: () => Promise<T>): Asked<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef(0);
  const again = useCallback(() => {
    const turn = ++latest.current;
    ask().then(
      (answer) => {
        if (turn !== latest.current) return;
        setValue(answer);
        setFailure(null);
      },
      (error: unknown) => turn === latest.current && setFailure(error),
    );
  }, [key]);
  useEffect(() => {
    again();
    return () => {
      latest.current += 1;
    };
  }, [again]);
  return { value, error: failure === null ? null : words(failure), missing: failure instanceof RequestError && failure.status === 404, again };
}

export interface Doing {
  busy: boolean;
  error: string | null;
  run(task: () => Promise<unknown>): void;
}

/** Runs one action at a time and keeps its error message. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = (task: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    task()
      .catch(setFailure)
      .finally(() => setBusy(false));
  };
  return { busy, error: failure === null ? null : words(failure), run };
}
