/** Path patterns of `_redirects` and `_headers`: `*` matches anything, `:name` one segment. Pure. */
import { tryDecode } from '../../text/strings.ts';

/** The values of a path's placeholders, decoded: `splat` for `*`, others by name. */
export type Captures = ReadonlyMap<string, string>;

export interface PathPattern {
  /** Undefined if the path does not match. */
  match: (path: string) => Captures | undefined;
}

const hole = /\*|:[a-z]\w*/gi;
const nothing: Captures = new Map();

/**
 * Undefined for an invalid path, and for more placeholders than hosts allow: one star, and one placeholder per segment.
 * (With more, matching a long path with a regular expression could take minutes.)
 */
export function parsePattern(text: string): PathPattern | undefined {
  if (!text.startsWith('/')) return undefined;
  // Requests are compared in decoded form; rules may be written in either form.
  const path = tryDecode(text, decodeURI) ?? text;
  const names = [...path.matchAll(hole)].map(([name]) => (name === '*' ? 'splat' : name.slice(1)));
  if (names.length === 0) return { match: (asked) => (asked === path ? nothing : undefined) };
  const crowded = path.split('/').some((part) => [...part.matchAll(hole)].length > 1);
  if (crowded || new Set(names).size < names.length) return undefined;
  const expression = new RegExp(patternSource(text, '(', ')'), 's');
  return {
    match: (asked) => {
      const found = expression.exec(asked);
      return found ? new Map(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined;
    },
  };
}

/** The source of a regular expression for decoded paths, in the syntax that JavaScript, PCRE and RE2 have in common. Placeholders are between `open` and `close`. */
export function patternSource(text: string, open = '', close = ''): string {
  const escaped = (tryDecode(text, decodeURI) ?? text).replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${escaped.replace(hole, (name) => open + (name === '*' ? '.*' : '[^/]+') + close)}$`;
}

/** `text` with captures in place of `:splat` and `:name`, encoded for a URL or a header. */
export function fillCaptures(text: string, captures: Captures): string {
  return text.replace(/:([a-z]\w*)/gi, (written, name: string) => {
    const value = captures.get(name);
    return value === undefined ? written : value.split('/').map(encodeURIComponent).join('/');
  });
}
