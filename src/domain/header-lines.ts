/** A `_headers` file as Netlify and Cloudflare Pages read it → its rules, and the lines that have no effect. Pure. */
import { parsePattern } from './urls/path-pattern.ts';

export interface WrittenHeaders {
  /** The line that begins a rule: a path, possibly with placeholders. */
  path: string;
  headers: [name: string, value: string][];
  /** Names of headers that earlier rules set and this one removes. */
  removed: string[];
}

export interface IgnoredLine {
  /** From 1. */
  line: number;
  why: WhyIgnored;
  /** The line, without spaces around it. */
  text: string;
}

/**
 * `path`: the line is no path; `pattern`: its wildcards or placeholders are invalid; `alone`: a path without a header; `early`: a header before the
 * first path; `header`: no name and colon; `value`: empty, or with characters that headers cannot have; `host`: a header that only the host sets.
 */
export type WhyIgnored = 'path' | 'pattern' | 'alone' | 'early' | 'header' | 'value' | 'host';

/** Headers that describe the body or the connection, which hosts do not let a file set. */
const ofTheHost = new Set(
  'accept-ranges age allow alt-svc connection content-encoding content-length content-range date etag keep-alive last-modified location server set-cookie trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

/** Both in the order of the file. Lines below an ignored path are not listed. */
export function parseHeaderLines(text: string): { rules: WrittenHeaders[]; ignored: IgnoredLine[] } {
  const rules: WrittenHeaders[] = [];
  const ignored: IgnoredLine[] = [];
  let rule: WrittenHeaders | undefined;
  let bare: IgnoredLine | undefined;
  // With one more path, which is dropped below, a last path without headers is noticed too.
  for (const [index, written] of `${text}\n/`.split(/\r?\n/).entries()) {
    const words = written.trim();
    if (words === '' || words.startsWith('#')) continue;
    const ignore = (why: WhyIgnored): IgnoredLine => ({ line: index + 1, why, text: words });
    if (/^\s/.test(written)) {
      bare = undefined;
      const why = rule ? addHeader(rule, words) : 'early';
      if (why && (why === 'early' || rule === rules.at(-1))) ignored.push(ignore(why));
      continue;
    }
    if (bare) ignored.push(bare);
    rule = { path: words, headers: [], removed: [] };
    const why = !words.startsWith('/') ? 'path' : parsePattern(words) ? undefined : 'pattern';
    bare = why ? undefined : ignore('alone');
    if (why) ignored.push(ignore(why));
    else rules.push(rule);
  }
  return { rules: rules.slice(0, -1), ignored };
}

/** Why the line has no effect; undefined if it was added. */
function addHeader(rule: WrittenHeaders, line: string): WhyIgnored | undefined {
  const [, removed] = /^!\s*([\w-]+)$/.exec(line) ?? [];
  if (removed !== undefined) {
    rule.removed.push(removed);
    return undefined;
  }
  const [, name, value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
  if (name === undefined) return 'header';
  if (ofTheHost.has(name.toLowerCase())) return 'host';
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(value)) return 'value';
  rule.headers.push([name, value]);
  return undefined;
}
