/** Replaces matches after a position in a text. Pure. */

/**
 * Returns the same string if nothing changes. `pattern` must be global and never match the empty string; `change` returns a match itself to keep it.
 * Faster than `replace`, which builds a new string even then, and searches the head of a page too.
 */
export function replaceAfter(
  text: string,
  pattern: RegExp,
  { from, change }: { from: number; change: (words: string, at: number) => string },
): string {
  let result = '';
  let kept = 0;
  pattern.lastIndex = Math.max(from, 0);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [words] = match;
    const changed = change(words, match.index);
    if (changed === words) continue;
    result += text.slice(kept, match.index) + changed;
    kept = match.index + words.length;
  }
  return kept === 0 ? text : result + text.slice(kept);
}
