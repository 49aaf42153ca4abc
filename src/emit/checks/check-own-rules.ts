/** Reports lines of the site's own `_headers` and `_redirects` that have no effect, and targets that do not exist. Pure. */
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { parseHeaderLines } from '../../domain/header-lines.ts';
import { hostOf } from '../../domain/hosts/hosts.ts';
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import { type PathPattern, parsePattern } from '../../domain/urls/path-pattern.ts';
import { tryDecode } from '../../text/strings.ts';
import { isOwnHeaders } from '../headers.ts';
import { isText, textOf } from '../output-file.ts';
import type { OutputInput } from '../plan-output.ts';
import { isOwnRedirects } from '../redirects.ts';
import type { FileCheck, ServedSite } from './file-check.ts';

export const checkOwnHeaders: FileCheck = ({ staticFiles }, { folder }) =>
  staticFiles
    .filter((file) => isOwnHeaders(file) && isText(file))
    .flatMap((file) => {
      return parseHeaderLines(textOf(file)).ignored.map(({ line, message, hint }) => {
        return diagnose('header/invalid', { file: `${folder}/${file.path}`, line, column: 1 }, message, { hint });
      });
    });

interface Rule {
  from: string;
  /** Undefined for the URL of a domain. */
  pattern: PathPattern | undefined;
  to: string;
  /** Without a comment. */
  text: string;
  /** A redirect for every visitor, as opposed to a page shown at another URL, and to rules with conditions. */
  isAlways: boolean;
  /** Also for a URL that has a page, whatever the host. */
  isForced: boolean;
}

const urlStart = /^(\/|https?:\/\/)/i;

export const checkOwnRedirects: FileCheck = (input, { folder, isServed, pages }) => {
  const host = hostOf(input.deploy);
  return input.staticFiles
    .filter((file) => isOwnRedirects(file) && isText(file))
    .flatMap((file) => {
      const lines = textOf(file).split(/\r?\n/).map(readLine);
      const rules = lines.flatMap((rule) => (rule === undefined || rule === 'invalid' ? [] : [rule]));
      // Of two lines for one path, hosts use the first.
      const firsts = new Map(rules.toReversed().flatMap((rule) => (rule.isAlways ? [[rule.from, rule]] : [])));
      const urls = pages.flatMap(({ file }) => (file.endsWith('404.html') ? [] : input.headers.base + urlPathOf(file)));
      const isMissing = createIsMissing(input, { isServed, rules });
      return lines.flatMap((rule, index) => {
        const at = { file: `${folder}/${file.path}`, line: index + 1, column: 1 };
        const report = (message: string, hint: string) => [diagnose('redirect/invalid', at, message, { hint })];
        if (rule === undefined) return [];
        if (rule === 'invalid')
          return report(
            'This line is not a redirect, so hosts ignore it.',
            'Write the old path (without a question mark), a space and the new URL: /old-page /contact/ 301',
          );
        if (host.ownRule && !host.ownRule.form.test(rule.text)) {
          const message = `${host.label} ignores this line: it reads an old path, a new URL, and one of the codes ${host.ownRule.codes}.`;
          return [diagnose('host/unsupported', at, message, { hint: 'Write the line in this form, or delete it.' })];
        }
        if (rule.isAlways && firsts.get(rule.from) !== rule)
          return report(
            `A line above redirects ${rule.from} already. Hosts use only the first.`,
            'Delete one of the lines.',
          );
        if (rule.to === rule.from)
          return report('This redirect leads to itself.', 'Correct the URL, or delete the line.');
        if (rule.isAlways && leadsBack(rule.from, firsts))
          return report(`The redirect of ${rule.from} leads back to ${rule.from}.`, 'Correct one of the lines.');
        if (rule.isAlways && isServed(rule.from))
          return report(
            `${rule.from} is a page or file of this site. Some hosts would redirect visitors away from it.`,
            'Delete the line.',
          );
        const hidden =
          rule.isAlways && hasPlaceholders(rule) && host.readsOwnRedirects && (rule.isForced || host.rulesBeforeFiles)
            ? urls.find((url) => rule.pattern?.match(url))
            : undefined;
        if (hidden !== undefined)
          return report(
            `${rule.from} also matches ${hidden}, a page of this site. ${input.deploy ? host.label : 'Some hosts'} would redirect visitors away from it.`,
            'Write paths that no page has, or delete the line.',
          );
        if (!isMissing(rule.to)) return [];
        return report(
          `This redirect leads to ${rule.to}, which does not exist.`,
          'Correct the URL, or delete the line.',
        );
      });
    });
};

/** Undefined for empty lines and comments. Between the two URLs, Netlify allows conditions: `id=:id`. */
function readLine(line: string): Rule | 'invalid' | undefined {
  const [rule = ''] = line.trim().split(/(?:^|\s)#/);
  const [from = '', ...rest] = rule.trim().split(/\s+/);
  if (from === '') return undefined;
  const end = rest.findIndex((word) => !/^\w+=/.test(word));
  const [to = '', ...more] = end === -1 ? [] : rest.slice(end);
  const pattern = /[?#]/.test(from) ? undefined : parsePattern(from);
  const isRule = (pattern || /^https?:\/\//i.test(from)) && urlStart.test(to) && more.every(isOption);
  const [status = ''] = more;
  const isAlways = end === 0 && more.length <= 1 && !/^[245]/.test(status);
  return isRule ? { from, pattern, to, text: rule.trim(), isAlways, isForced: status.endsWith('!') } : 'invalid';
}

/** A status, of which hosts follow these only, or a condition of Netlify's. */
function isOption(word: string, index: number): boolean {
  return index === 0 && !word.includes('=') ? /^(200|30[12378]|4\d\d|5\d\d)!?$/.test(word) : /^\w+=./.test(word);
}

/** With none, a rule is for one URL, which can be looked up among thousands. */
function hasPlaceholders({ from }: Rule): boolean {
  return /[*:]/.test(from);
}

/** Judges only URLs that certainly belong to this site: not those with placeholders, outside the base path or of the host (`/.netlify/`). */
function createIsMissing(
  { headers: { base }, redirects }: OutputInput,
  { isServed, rules }: Pick<ServedSite, 'isServed'> & { rules: readonly Rule[] },
): (to: string) => boolean {
  const plain = rules.filter((rule) => !hasPlaceholders(rule)).map(({ from }) => tryDecode(from, decodeURI) ?? from);
  const known = new Set([...redirects.flatMap(({ urls }) => urls), ...plain]);
  const patterns = rules.filter(hasPlaceholders);
  return (to) => {
    const [path = ''] = to.split(/[?#]/);
    if (!path.startsWith(`${base}/`) || /[*:]|^\/\/|\/\./.test(path)) return false;
    const bare = path.replace(/\/$/, '');
    const forms = [path, `${bare}/`, bare];
    return !forms.some(
      (form) => isServed(form) || known.has(form) || patterns.some(({ pattern }) => pattern?.match(form)),
    );
  };
}

/** Follows redirects until one leads back to the path. */
function leadsBack(path: string, rules: ReadonlyMap<string, Rule>): boolean {
  const passed = new Set<string>();
  for (let next = rules.get(path)?.to; next !== undefined && !passed.has(next); next = rules.get(next)?.to) {
    if (next === path) return true;
    passed.add(next);
  }
  return false;
}
