/** What is kept between two drawings of the page, but said anew when the language changes. */
import { useMemo } from "preact/hooks";
import { currentLanguage } from "./index.ts";

export const useSaid = <Said>(say: () => Said, inputs: readonly unknown[]): Said => useMemo(say, [...inputs, currentLanguage()]);
