/** A `_headers` file as Netlify and Cloudflare Pages read it → its rules, and the lines that have no effect. Pure. */
import { parsePattern } from './urls/path-pattern.ts';

export interface HeaderRule {
  /** The line that begins it: `*` matches anything, `:name` one segment. */
  path: string;
  headers: [name: string, value: string][];
  /** Names of headers that earlier rules set and this one removes. */
  removed: string[];
}

export interface IgnoredLine {
  /** From 1. */
  line: number;
  message: string;
  hint: string;
}

type Reason = Omit<IgnoredLine, 'line'>;

const form = 'Write the name, a colon and the value: X-Robots-Tag: noindex';

/** Why a line has no effect. */
const reasons = {
  noPath: {
    message: 'This line is not a path of the site, so the headers below it have no effect.',
    hint: 'If it is a header, indent it by two spaces. If it is a path, begin it with a slash.',
  },
  pattern: {
    message: 'This path has two stars, or two placeholders in one part, which hosts do not support.',
    hint: 'Use one star: /services/*',
  },
  alone: { message: 'No header follows this path.', hint: 'Add headers below it, each indented by two spaces.' },
  early: {
    message: 'This header comes before the first path.',
    hint: 'Write a path, such as /*, in a line of its own before it, without spaces at the beginning.',
  },
  noHeader: { message: 'This line is not a header.', hint: form },
  value: { message: 'The value of this header is empty or has a character that headers cannot have.', hint: form },
  host: { message: 'Only the host can set this header.', hint: 'Delete the line.' },
} satisfies Record<string, Reason>;

/** Headers that describe the body or the connection, which hosts do not let a file set. */
const ofTheHost = new Set(
  'accept-ranges age allow alt-svc connection content-encoding content-length content-range date etag keep-alive last-modified location server set-cookie trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

/** Both in the order of the file. Lines below an ignored path are not listed. */
export function parseHeaderLines(text: string): { rules: HeaderRule[]; ignored: IgnoredLine[] } {
  const rules: HeaderRule[] = [];
  const ignored: IgnoredLine[] = [];
  let rule: HeaderRule | undefined;
  /** What is reported of the last path if no header follows it. */
  let bare: IgnoredLine | undefined;
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const words = written.trim();
    if (words === '' || words.startsWith('#')) continue;
    const line = index + 1;
    if (/^\s/.test(written)) {
      bare = undefined;
      const why = rule ? addHeader(rule, words) : reasons.early;
      if (why && rule === rules.at(-1)) ignored.push({ line, ...why });
      continue;
    }
    if (bare) ignored.push(bare);
    rule = { path: words, headers: [], removed: [] };
    const why = !words.startsWith('/') ? reasons.noPath : parsePattern(words) ? undefined : reasons.pattern;
    bare = why ? undefined : { line, ...reasons.alone };
    if (why) ignored.push({ line, ...why });
    else rules.push(rule);
  }
  if (bare) ignored.push(bare);
  return { rules, ignored };
}

/** Why the line has no effect; undefined if it was added. */
function addHeader(rule: HeaderRule, line: string): Reason | undefined {
  const [, removed] = /^!\s*([\w-]+)$/.exec(line) ?? [];
  if (removed !== undefined) {
    rule.removed.push(removed);
    return undefined;
  }
  const [, name, value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
  if (name === undefined) return reasons.noHeader;
  if (ofTheHost.has(name.toLowerCase())) return reasons.host;
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(value)) return reasons.value;
  rule.headers.push([name, value]);
  return undefined;
}
