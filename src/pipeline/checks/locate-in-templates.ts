/** Diagnostics about the markup of pages → the same at the site's own templates. Reads these templates if there is such a problem. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageParts } from '../../assets/bundle/page-parts.ts';
import { type Diagnostic, isInMarkup, type Location, placeOf, wholeFile } from '../../diagnostics/diagnostic.ts';
import { type Grouped, groupBy } from '../../domain/groups.ts';
import type { NamedPage } from '../../lint/pages/check-loads.ts';
import { positionIn } from '../../text/strings.ts';

type Site = {
  bundled: { templates: { parts: ReadonlyMap<string, Pick<PageParts, 'own'>> } };
  pages: Iterable<NamedPage>;
};

/**
 * A lint knows only the template of the page, which is often a built-in file that is not in the site. The new location is
 * the words of the problem in one of the site's own templates of that page; otherwise the first of them, with a hint that
 * names the others; without own templates, the page's data. Equal problems of several pages become one. `root` is the
 * project's folder.
 */
export function locateInTemplates(diagnostics: readonly Diagnostic[], site: Site, root: string): Diagnostic[] {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? withoutImports(readFileSync(path.join(root, file), 'utf8'));
    texts.set(file, text);
    return text;
  };
  const placed = diagnostics.map(({ words, ...diagnostic }) => {
    if (!isInMarkup(diagnostic.at)) return diagnostic;
    const { file, template } = diagnostic.at;
    const own = site.bundled.templates.parts.get(template)?.own ?? [];
    const found = findWords(words ?? [], own, read);
    if (found) return { ...diagnostic, at: found };
    if (existsSync(path.join(root, file))) return { ...diagnostic, at: wholeFile(file) };
    const planned = [...site.pages].filter((page) => page.template === template);
    return { ...diagnostic, ...withoutWords(diagnostic, own, planned) };
  });
  return mergePages(placed, new Set([...site.bundled.templates.parts.values()].flatMap(({ own }) => own)));
}

/** With spaces in their place: the words of a heading may also be part of a file's name. */
function withoutImports(text: string): string {
  return text.replace(/^(?:import\b|\} from ).*/gm, (line) => ' '.repeat(line.length));
}

function findWords(
  words: readonly string[],
  files: readonly string[],
  read: (file: string) => string,
): Location | undefined {
  for (const text of words) {
    for (const file of text === '' ? [] : files) {
      const whole = read(file);
      const offset = whole.indexOf(text);
      if (offset !== -1) return { file, ...positionIn(whole, offset), length: text.length };
    }
  }
  return undefined;
}

/** `planned`: the pages of the template. */
function withoutWords(
  { at, hint, pages = [] }: Diagnostic,
  own: readonly string[],
  planned: readonly NamedPage[],
): Pick<Diagnostic, 'at' | 'hint'> {
  const [first] = own;
  if (first === undefined) {
    const page = planned.find((one) => pages.includes(one.path)) ?? planned[0];
    return { at: wholeFile(page ? page.source : at.file), hint };
  }
  const list = own.length === 1 ? '' : `Your own templates in this page: ${own.join(', ')}.`;
  return { at: wholeFile(first), hint: [hint, list].filter((part) => part).join(' ') || undefined };
}

/** Problems in templates that differ only in the page. A template that fails may be a built-in one that gets wrong props. */
function mergePages(diagnostics: readonly Diagnostic[], own: ReadonlySet<string>): Diagnostic[] {
  const groups = groupBy(diagnostics.entries(), ([index, { code, at, message, pages = [] }]) => {
    // Words that were found are the same problem on each page, although a page may describe it differently.
    const what = at.length === undefined ? withoutPage(message, pages) : at.length;
    const isInTemplate = own.has(at.file) || code === 'template/error';
    const isOne = isInTemplate && pages.length === 1;
    return isOne ? `${code} ${placeOf(at)} ${what}` : String(index);
  });
  return [...groups.values()].map((group) => {
    const [first, ...others] = group.map(([, diagnostic]) => diagnostic) as Grouped<Diagnostic>;
    if (others.length === 0) return first;
    const message = `${first.message.replace(/[^.!?]$/, '$&.')} ${others.length} other ${others.length === 1 ? 'page has' : 'pages have'} this problem, too.`;
    return { ...first, message, pages: [first, ...others].flatMap(({ pages = [] }) => pages) };
  });
}

/** Also without the page's data file. */
function withoutPage(message: string, [page = '']: readonly string[]): string {
  const words = message.split(' ').filter((word) => word.replace(/[.,]$/, '') !== page);
  return words.filter((word) => !/\.(?:yaml|md)\b/.test(word)).join(' ');
}
