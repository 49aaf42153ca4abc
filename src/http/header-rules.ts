/** Header rules → the headers that they set for a path, as on Netlify and Cloudflare Pages. Pure. */
import type { HeaderRule } from '../domain/header-lines.ts';
import { fillCaptures, parsePattern } from '../domain/urls/path-pattern.ts';

/** `before`, the host's headers with names in lower case, with those of all rules for this path: rules override the host's values, and several rules' values are joined. Placeholders in values are filled in as by Cloudflare; other hosts send them as written. */
export function applyHeaders(
  before: Record<string, string>,
  rules: readonly HeaderRule[],
  path: string,
): Record<string, string> {
  const headers = new Map(Object.entries(before));
  const set = new Set<string>();
  for (const rule of rules) {
    const captures = parsePattern(rule.path)?.match(path);
    if (!captures) continue;
    for (const name of rule.removed.map((written) => written.toLowerCase())) {
      headers.delete(name);
      set.delete(name);
    }
    for (const [title, text] of rule.headers) {
      const name = title.toLowerCase();
      const value = fillCaptures(text, captures);
      headers.set(name, set.has(name) ? `${headers.get(name)}, ${value}` : value);
      set.add(name);
    }
  }
  return Object.fromEntries(headers);
}
