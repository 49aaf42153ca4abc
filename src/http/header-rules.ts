/** A `_headers` file as Netlify and Cloudflare Pages read it → rules, and the headers that they set for a path. Pure. */
import { parseHeaderLines } from '../domain/header-lines.ts';
import { fillCaptures, type PathPattern, parsePattern } from '../domain/urls/path-pattern.ts';

export interface HeaderRule {
  path: PathPattern;
  headers: [name: string, value: string][];
  /** Names of headers that earlier rules set and this one removes. */
  removed: string[];
}

/** Names are in lower case. Invalid lines are dropped. */
export function parseHeaders(text: string): HeaderRule[] {
  return parseHeaderLines(text).rules.flatMap((written) => {
    const path = parsePattern(written.path);
    const headers = written.headers.map(([name, value]): [string, string] => [name.toLowerCase(), value]);
    return path ? [{ path, headers, removed: written.removed.map((name) => name.toLowerCase()) }] : [];
  });
}

/** `before`, the host's headers, with those of all rules for this path: rules override the host's values, and several rules' values are joined. Placeholders in values are filled in as by Cloudflare; other hosts send them as written. */
export function applyHeaders(
  before: Record<string, string>,
  rules: readonly HeaderRule[],
  path: string,
): Record<string, string> {
  const headers = new Map(Object.entries(before));
  const set = new Set<string>();
  for (const rule of rules) {
    const captures = rule.path.match(path);
    if (!captures) continue;
    for (const name of rule.removed) {
      headers.delete(name);
      set.delete(name);
    }
    for (const [name, written] of rule.headers) {
      const value = fillCaptures(written, captures);
      headers.set(name, set.has(name) ? `${headers.get(name)}, ${value}` : value);
      set.add(name);
    }
  }
  return Object.fromEntries(headers);
}
