/** Every language beside English, as far as it has been written. The catalogues themselves are in keys.d.ts, made from them. */
declare module "words:languages" {
  const languages: Partial<Record<string, () => Promise<{ default: Record<string, unknown> }>>>;
  export default languages;
}
