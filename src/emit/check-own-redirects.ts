/** Reports lines of the site's own `_redirects` that no host follows, and targets that do not exist. Pure. */
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from './output-file.ts';
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
  return staticFiles.filter(isOwnRedirects).flatMap(({ path, contents }) => {
    const lines = Buffer.from(contents).toString('utf8').split(/\r?\n/).map(readLine);
    const known = [...lines.flatMap((rule) => (rule === undefined || rule === 'invalid' ? [] : [rule.from]))];
    return lines.flatMap((rule, index) => {
      const at = { file: `${site.folder}/${path}`, line: index + 1, column: 1 };
      if (rule === undefined) return [];
      if (rule === 'invalid') {
        const hint = 'Write the old path, a space and the new address: /old-page /contact/ 301';
        return [diagnose('redirect/invalid', at, 'Hosts ignore this line.', { hint })];
      }
      if (!isMissing(rule.to, site, known)) return [];
      const hint = 'Correct the address, or delete the line.';
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
  const to = rest[end] ?? '';
  return urlStart.test(from) && urlStart.test(to) ? { from, to } : 'invalid';
}

/** Judges only URLs that certainly belong to this site: not those with placeholders, outside the base path or of the host (`/.netlify/`). */
function isMissing(to: string, { base, isServed, aliases }: Context, known: readonly string[]): boolean {
  const [path = ''] = to.split(/[?#]/);
  if (!path.startsWith(`${base}/`) || /[*:]|^\/\/|\/\./.test(path)) return false;
  const bare = path.replace(/\/$/, '');
  const forms = [path, `${bare}/`, bare];
  return !forms.some(isServed) && ![...known, ...aliases()].some((from) => forms.includes(from) || from.includes('*'));
}
