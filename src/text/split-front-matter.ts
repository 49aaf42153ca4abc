/** A Markdown page → its front matter and its body. Pure. */

/** Both parts keep all their line breaks. */
export function splitFrontMatter(text: string): { head: string; body: string } {
  const [, head = '', body = ''] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return { head, body };
}
