/** Every language besides English, as far as it is translated, by catalogue. English is in the generated keys.d.ts. */
declare module "words:languages" {
  const languages: Partial<Record<string, Partial<Record<string, () => Promise<{ default: Record<string, unknown> }>>>>>;
  export default languages;
}
