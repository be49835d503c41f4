/** Keeps a text between renders, and translates it again when the language changes. */
import { useMemo } from "preact/hooks";
import { currentLanguage } from "./index.ts";

export const useSaid = <Said>(say: () => Said, inputs: readonly unknown[]): Said => useMemo(say, [...inputs, currentLanguage()]);
