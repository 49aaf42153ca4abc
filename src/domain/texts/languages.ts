/** Languages in which the built-in templates have words. Pure. */

export const languagesWithWords = ['en', 'es'];

/** `es-US` → `es`. */
export function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
