/** Reports lines of the site's own `_redirects` that no host follows, and targets that do not exist. Pure. */
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { parsePattern } from '../domain/urls/path-pattern.ts';
import { type OutputFile, textOf } from './output-file.ts';
import { isOwnRedirects } from './redirects.ts';

interface Context {
  /** The static folder relative to the project's root, with forward slashes. */
  folder: string;
  /** The site's base path. */
  base: string;
  /** Whether a page or file is served at a URL path (with base path). */
  isServed: (path: string) => boolean;
  /** URL paths of aliases, with base path. */
  aliases: () => readonly string[];
}

interface Rule {
  from: string;
  to: string;
}

const urlStart = /^(\/|https?:\/\/)/i;

export function checkOwnRedirects(staticFiles: readonly OutputFile[], site: Context): Diagnostic[] {
  return staticFiles.filter(isOwnRedirects).flatMap((file) => {
    const lines = textOf(file).split(/\r?\n/).map(readLine);
    const known = lines.flatMap((rule) => (rule === undefined || rule === 'invalid' ? [] : [rule.from]));
    return lines.flatMap((rule, index) => {
      const at = { file: `${site.folder}/${file.path}`, line: index + 1, column: 1 };
      if (rule === undefined) return [];
      if (rule === 'invalid') {
        const hint = 'Write the old path, a space and the new URL: /old-page /contact/ 301';
        return [diagnose('redirect/invalid', at, 'Hosts ignore this line.', { hint })];
      }
      if (!isMissing(rule.to, site, known)) return [];
      const hint = 'Correct the URL, or delete the line.';
      return [diagnose('redirect/invalid', at, `This redirect leads to ${rule.to}, which does not exist.`, { hint })];
    });
  });
}

/** Undefined for empty lines and comments. Between the two URLs, Netlify allows conditions: `id=:id`. */
function readLine(line: string): Rule | 'invalid' | undefined {
  const [rule = ''] = line.trim().split(/(?:^|\s)#/);
  const [from = '', ...rest] = rule.trim().split(/\s+/);
  if (from === '') return undefined;
  const end = rest.findIndex((word) => !/^\w+=/.test(word));
  const [to = '', ...more] = end === -1 ? [] : rest.slice(end);
  const isRule = isPattern(from) && urlStart.test(to) && to !== from && more.every(isOption);
  return isRule ? { from, to } : 'invalid';
}

function isPattern(from: string): boolean {
  return from.startsWith('/') ? parsePattern(from) !== undefined : urlStart.test(from);
}

/** A status, of which hosts follow these only, or a condition of Netlify's. */
function isOption(word: string, index: number): boolean {
  return index === 0 && !word.includes('=') ? /^(200|30[12378]|4\d\d|5\d\d)!?$/.test(word) : /^\w+=./.test(word);
}

/** Judges only URLs that certainly belong to this site: not those with placeholders, outside the base path or of the host (`/.netlify/`). */
function isMissing(to: string, { base, isServed, aliases }: Context, known: readonly string[]): boolean {
  const [path = ''] = to.split(/[?#]/);
  if (!path.startsWith(`${base}/`) || /[*:]|^\/\/|\/\./.test(path)) return false;
  const bare = path.replace(/\/$/, '');
  const forms = [path, `${bare}/`, bare];
  return !forms.some(isServed) && ![...known, ...aliases()].some((from) => forms.includes(from) || from.includes('*'));
}
