/** Reports mistakes in static files that browsers and search engines read: robots.txt, site.webmanifest, .well-known/security.txt. Pure. */
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { isGroup } from '../../domain/groups.ts';
import { jsonHint, parseJson } from '../../text/parse-json.ts';
import { positionIn } from '../../text/strings.ts';
import { isOwnRules } from '../hosts/host-files.ts';
import { isText, textOf } from '../output-file.ts';
import type { FileCheck, ServedSite } from './file-check.ts';

interface Mistake {
  /** From 1. */
  line: number;
  column?: number;
  message: string;
  hint: string;
}

/** `base`: the site's base path. */
type Site = Pick<ServedSite, 'isServed' | 'now'> & { base: string };

const checks = new Map<string, (text: string, site: Site) => Mistake[]>([
  ['robots.txt', checkRobots],
  ['site.webmanifest', checkManifest],
  ['.well-known/security.txt', checkSecurityTxt],
]);

export const checkOwnFiles: FileCheck = ({ staticFiles, headers: { base } }, { folder, isServed, now }) =>
  staticFiles.flatMap((file) => {
    // The rules in _headers and _redirects are checked elsewhere, but not their encoding.
    const check = checks.get(file.path) ?? (isOwnRules(file) ? () => [] : undefined);
    if (!check) return [];
    const mistakes = isText(file) ? check(textOf(file), { base, isServed, now }) : [notUtf8];
    return mistakes.map(({ message, hint, ...at }) => {
      return diagnose('static/invalid', { file: `${folder}/${file.path}`, column: 1, ...at }, message, { hint });
    });
  });

const notUtf8: Mistake = {
  line: 1,
  message: 'This file is not encoded as UTF-8, so programs misread it.',
  hint: 'Save the file as UTF-8.',
};

function checkManifest(text: string, { base, isServed }: Site): Mistake[] {
  const parsed = parseJson(text);
  if ('reason' in parsed)
    return [{ ...parsed.at, message: 'This is not JSON, so browsers ignore the file.', hint: jsonHint }];
  const icons = isGroup(parsed.value) ? parsed.value.icons : [];
  return (Array.isArray(icons) ? icons : []).flatMap((icon: unknown) => {
    const src = isGroup(icon) && 'src' in icon ? String(icon.src) : '';
    if (isIconServed(src)) return [];
    const place = positionIn(text, Math.max(0, text.indexOf(JSON.stringify(src))));
    return [{ ...place, message: `The icon ${src} does not exist.`, hint: 'Correct the path, or remove the icon.' }];
  });

  /** Icons of other sites count as served. */
  function isIconServed(src: string): boolean {
    try {
      const { origin, pathname } = new URL(src, `${anySite}${base}/`);
      return origin !== anySite || isServed(pathname);
    } catch {
      return false;
    }
  }
}

const anySite = 'https://site.invalid';

interface Field {
  line: number;
  name: string;
  value: string;
}

/** Lines of the form `name: value`; others are mistakes. */
function readFields(text: string, form: string): { fields: Field[]; mistakes: Mistake[] } {
  const fields: Field[] = [];
  const mistakes: Mistake[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const words = written.replace(/#.*/, '').trim();
    const [, name, value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(words) ?? [];
    const line = index + 1;
    if (name !== undefined) fields.push({ line, name: name.toLowerCase(), value });
    else if (words !== '')
      mistakes.push({ line, message: 'This line has no name and colon, so it has no effect.', hint: form });
  }
  return { fields, mistakes };
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
function checkRobots(text: string): Mistake[] {
  const { fields, mistakes } = readFields(text, 'Write lines such as: Disallow: /private/');
  let agents: string[] = [];
  let isInRules = false;
  let forbidden: Field | undefined;
  let isAllowed = false;
  for (const field of fields) {
    const { line, name, value } = field;
    if (name === 'user-agent') {
      agents = isInRules ? [value] : [...agents, value];
      isInRules = false;
    } else if (name === 'allow' || name === 'disallow') {
      isInRules = true;
      if (agents.length === 0)
        mistakes.push({
          line,
          message: 'This rule comes before the first User-agent, so it has no effect.',
          hint: 'Write “User-agent: *” in a line before it.',
        });
      else if (agents.includes('*') && /^\/\*?$/.test(value)) {
        if (name === 'allow') isAllowed = true;
        else forbidden ??= field;
      }
    } else if (name === 'sitemap' && !/^https?:\/\/./i.test(value))
      mistakes.push({
        line,
        message: 'Search engines read only a complete URL here.',
        hint: 'Write https:// and the domain before the path.',
      });
  }
  if (forbidden && !isAllowed)
    mistakes.push({
      line: forbidden.line,
      message: 'This line keeps all search engines away from the whole site.',
      hint: 'Delete the line. If this is intended, allow this warning under checks.allow in site.yaml.',
    });
  return mistakes;
}

const dayOf = (milliseconds: number) => Math.floor(milliseconds / 86_400_000);

const urlFields = /^(contact|encryption|acknowledgments|canonical|policy|hiring)$/;

/** https://www.rfc-editor.org/rfc/rfc9116: both fields are required. A signed file has other lines too. */
function checkSecurityTxt(text: string, { now }: Site): Mistake[] {
  if (text.includes('-----BEGIN PGP')) return [];
  const { fields, mistakes } = readFields(text, 'Write lines such as: Contact: mailto:security@example.com');
  const missing = ['Contact', 'Expires'].filter((name) => !fields.some((field) => field.name === name.toLowerCase()));
  const expires = fields.find(({ name }) => name === 'expires');
  const time = expires && /^\d{4}-\d\d-\d\dT\d\d:\d\d/i.test(expires.value) ? Date.parse(expires.value) : Number.NaN;
  // By days, like everything that a site reports of the time: until the next one, an unchanged build repeats what it reported.
  if (expires && !(dayOf(time) >= dayOf(now.getTime())))
    mistakes.push({
      line: expires.line,
      message: Number.isNaN(time)
        ? 'This is not a date and time.'
        : 'This time has passed, so the file is no longer valid.',
      hint: 'Write a time to come: Expires: 2030-01-31T00:00:00Z',
    });
  for (const { line, name, value } of fields)
    if (urlFields.test(name) && !/^(?!http:)[a-z][a-z\d+.-]*:/i.test(value))
      mistakes.push({
        line,
        message: 'Programs read only a URL here, which begins with https:, mailto: or tel:.',
        hint: 'Write mailto: before an email address, tel: before a number, or a URL: https://www.example.com/contact/',
      });
  for (const name of missing)
    mistakes.push({
      line: 1,
      message: `A security.txt must have a line “${name}:”.`,
      hint: 'Add it, or delete the file: treesite makes one from security.contact in site.yaml.',
    });
  return mistakes;
}
