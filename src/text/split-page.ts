/** A Markdown page with front matter, as its two parts. Pure. */

/** The front matter, and what follows it, each with all its line breaks. */
export function splitPage(text: string): { head: string; body: string } {
  const [, head = '', body = ''] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return { head, body };
}
