/** A `_redirects` file as Netlify and Cloudflare Pages read it → rules, and the rule for a URL. Pure. */
import { type Captures, fillCaptures, type PathPattern, parsePattern } from '../domain/urls/path-pattern.ts';
import { parseRequestUrl, type RequestUrl } from '../http/request-url.ts';

export interface RedirectRule {
  from: PathPattern;
  to: string;
  status: number;
  /** `301!`: the rule applies even if there is a file. */
  isForced: boolean;
}

const statuses = new Set([301, 302, 303, 307, 308]);

/**
 * Drops rules that no host would follow, those that depend on more than the path (a country, a query), and those that serve
 * another file at the requested URL, or another server (200, 404).
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const words = line.trim().split(/\s+/);
    const comment = words.findIndex((word) => word.startsWith('#'));
    const [from = '', to = '', code = '301', ...more] = comment === -1 ? words : words.slice(0, comment);
    const pattern = parsePattern(from);
    const status = /^(\d{3})!?$/.exec(code)?.[1];
    if (!pattern || status === undefined || more.length > 0) return [];
    const rule = { from: pattern, to: asHeaderText(to), status: Number(status), isForced: code.endsWith('!') };
    return isUsable(rule) ? [rule] : [];
  });
}

function isUsable({ to, status }: RedirectRule): boolean {
  const isPath = /^\/(?![/\\])/.test(to);
  // A placeholder in the host would let the requested URL choose the target site.
  const isSite = /^https?:\/\/[^/?#:\\*@]+(:\d+)?([/?#]|$)/i.test(to);
  return statuses.has(status) && (isPath || isSite);
}

/** Headers allow no other characters. */
function asHeaderText(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** The first rule that matches the path. */
export function findRule(rules: readonly RedirectRule[], path: string): FoundRule | undefined {
  for (const rule of rules) {
    const captures = rule.from.match(path);
    if (captures && !isLoop({ rule, captures }, path)) return { rule, captures };
  }
  return undefined;
}

export interface FoundRule {
  rule: RedirectRule;
  captures: Captures;
}

/** For the Location header. Keeps the request's query unless the rule has its own. */
export function locationOf({ rule, captures }: FoundRule, query: RequestUrl['query']): string {
  const filled = fillCaptures(rule.to, captures);
  const safe = rule.to.startsWith('/') ? filled.replace(/^[/\\]+/, '/') : filled;
  const [, place = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(safe) ?? [];
  return place.includes('?') ? safe : place + query + fragment;
}

/** Whether the rule redirects to itself, as `/* /:splat` does: hosts skip it. */
function isLoop(found: FoundRule, path: string): boolean {
  const location = locationOf(found, '');
  return location.startsWith('/') && parseRequestUrl(location)?.path === path;
}
