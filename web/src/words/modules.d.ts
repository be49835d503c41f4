/** Every language beside English, as far as it has been written, by catalogue. English itself is in keys.d.ts, made from it. */
declare module "words:languages" {
  const languages: Partial<Record<string, Partial<Record<string, () => Promise<{ default: Record<string, unknown> }>>>>>;
  export default languages;
}
