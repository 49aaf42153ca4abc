/** Reports references to missing files, keys that site.yaml does not list, and links that browsers cannot open or that lead to no page. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { choicesHint, didYouMean, nearest, straightQuotes } from '../../../diagnostics/nearest.ts';
import { valueAt } from '../../../domain/groups.ts';
import { kinds, type ReferableKind } from '../../../domain/kinds.ts';
import { otherLanguages } from '../../../domain/texts/languages.ts';
import { withoutEnding } from '../../../domain/urls/file-urls.ts';
import { canOpen, safeHref, secureLink } from '../../../domain/urls/hrefs.ts';
import type { Urls } from '../../../domain/urls/urls.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { Annotation } from '../../../schema/annotation.ts';
import { capitalize, slugify, truncateList } from '../../../text/strings.ts';
import { type Names, nearestName } from '../../names.ts';
import type { CheckContext, MarkContext } from '../check.ts';

/** `mark.target` is the kind that the value refers to. */
export function checkReference(mark: Annotation, at: () => Location, { names, record }: MarkContext): Diagnostic[] {
  const target = mark.target as ReferableKind;
  const known = names[target];
  if (known.has(mark.value)) return [];
  const { unknown, noun } = kinds[target];
  // Owners may write a name in place of a slug: Windsor County for windsor-county-vt.
  const guess = nearestName(mark.value, known) ?? nearestName(slugify(mark.value), known);
  const list = valueAt(record.value, mark.path.slice(0, -1)) as object;
  const isEntry = mark.isKey || Array.isArray(list);
  // A place is not its own neighbor, and in a list only once.
  const others = [...known.keys()].filter((name) => name !== record.slug && !entriesOf(list).has(name));
  const otherwise = guess === undefined ? choicesOrCreate(target, others, isEntry) : didYouMean(guess);
  const hint = straightQuotes(mark.value) ?? otherwise;
  return [diagnose(unknown, at(), `There is no ${noun} ${mark.value}.`, { hint })];
}

const maxNamed = 5;

const entriesOf = memoize((list: object): Set<unknown> => new Set(Array.isArray(list) ? list : []));

function choicesOrCreate(target: ReferableKind, known: readonly string[], isEntry: boolean): string {
  const { noun, new: command } = kinds[target];
  const create = `create the ${noun} with npx treesite new ${command.word} NAME${isEntry ? ', or delete this entry' : ''}.`;
  return known.length === 0 ? capitalize(create) : `${choicesHint(known, maxNamed)} Or ${create}`;
}

/** `mark.target` is the field of site.yaml that lists the keys. */
export function checkKey({ value, target }: Annotation, at: () => Location, { site }: CheckContext): Diagnostic[] {
  const keys = Object.keys((site as Record<string, object> | undefined)?.[target] ?? {});
  if (!site || keys.includes(value)) return [];
  const guess = nearest(value, keys);
  const add = `add ${value} to ${target} in site.yaml.`;
  const otherwise = keys.length === 0 ? capitalize(add) : `${choicesHint(keys)} Or ${add}`;
  const message = `${value} is not one of the ${target} in site.yaml.`;
  const hint = straightQuotes(value) ?? (guess === undefined ? otherwise : didYouMean(guess));
  return [diagnose('reference/unknown-key', at(), message, { hint })];
}

/** A hint with the probable meaning of a URL that is not allowed. */
export function hrefHint(link: string, { urls, names }: { urls: Urls; names: Pick<Names, 'page'> }): string {
  const meant = link.trim();
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(meant) ?? [];
  const page = name !== '' && urls.resolve(`/${withoutEnding(name.replace(/^[./]+|\/+$/g, ''))}`)?.path;
  const guesses = [
    page && names.page.has(page) && page + rest,
    secureLink(meant),
    /^\+?[\d().-]{9,}$/.test(meant) && `tel:${meant.replace(/[().]+/g, '-').replace(/^-/, '')}`,
    !/[/:]/.test(meant) && `mailto:${meant}`,
  ];
  const guess = guesses.find((one) => one && safeHref(one, urls) !== undefined);
  return guess
    ? didYouMean(guess)
    : 'Use the path of a page on this site (/contact/), a section of the page (#contact), or an https:, tel:, sms: or mailto: URL.';
}

/** Names at most this many slugs. */
const maxSlugs = 24;

export function checkLink(
  link: string,
  at: () => Location,
  { urls, names, site }: Pick<CheckContext, 'urls' | 'site'> & { names: Pick<Names, 'page' | 'service'> },
): Diagnostic[] {
  if (link !== '' && safeHref(link, urls) === undefined) {
    const copy = 'Copy the URL from the browser’s address bar: https://www.example.com/page';
    const hint = canOpen(link) ? hrefHint(link, { urls, names }) : copy;
    return [diagnose('link/address', at(), `The URL ${link} is not allowed.`, { hint })];
  }
  const inside = urls.resolve(link);
  const service = inside && new URLSearchParams(inside.query).get('service');
  if (service && [urls.home, urls.contact].includes(inside.path) && !names.service.has(service)) {
    const hint = `Use the slug of a service: ${truncateList([...names.service.keys()], maxSlugs)}.`;
    return [
      diagnose('link/service', at(), `No service has the slug ${service}, so the form preselects none.`, { hint }),
    ];
  }
  if (!inside || inside.path === '' || /\.[a-z0-9]+$/i.test(inside.path) || names.page.has(inside.path)) return [];
  const guess = nearestName(inside.path, names.page);
  const folder = otherLanguages(site).find((one) => inside.path.startsWith(`/${one.folder}/`))?.folder;
  const [where, otherwise, whole] =
    folder === undefined
      ? ['This site', 'Correct the link, or create the page.', '']
      : [
          'The main language',
          'Write the path that the page has in the main language.',
          ` To link to the page of one language only, write its whole URL, which begins with ${urls.absolute(`/${folder}/`)}`,
        ];
  const hint = (guess === undefined ? otherwise : didYouMean(guess + inside.query)) + whole;
  return [diagnose('link/broken', at(), `${where} has no page ${inside.path}.`, { hint })];
}
