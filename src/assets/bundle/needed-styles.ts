/** The styles that each kind of page imports → the same, without those that no page of this site's data can need. Pure. */
import { isGroup } from '../../domain/groups.ts';
import { kinds, type PageName } from '../../domain/kinds.ts';
import { maxPlaceCards } from '../../domain/list-limits.ts';
import type { SiteModel } from '../../model/build-model.ts';
import type { PageParts } from './page-parts.ts';

type Data = Pick<SiteModel, 'site' | 'page' | 'documents' | 'counties' | 'posts' | 'lists'>;

/**
 * Styles of components that are on few sites → whether a kind of page may need them. What a kind with many files needs must not
 * depend on the texts of one, because a change of its stylesheet changes all its pages.
 */
const conditions: Readonly<Record<string, (kind: string, data: Data) => boolean>> = {
  'styles/tables.css': (kind, { page }) => !isSingle(kind) || hasTable(page(kind)),
  'components/NoticeLine/NoticeLine.css': (_, { site }) =>
    site.notice !== undefined || site.business.hours.exceptions.length > 0,
  'components/LanguageLinks/LanguageLinks.css': (_, { site }) => (site.languages?.length ?? 1) > 1,
  'components/SeasonNote/SeasonNote.css': (_, { site }) => site.season !== undefined,
  'components/RequestForm/SentFields.css': (_, { site }) => site.forms.consent,
  'components/PhotoField/PhotoField.css': (_, { site }) => site.forms.photos,
  'components/Hero/Hero.css': hasHero,
  'components/Badges/Badges.css': hasHero,
  'components/HeroPanel/HeroPanel.css': (kind, data) =>
    heroesOf(kind, data)?.some(({ image }) => image === undefined) ?? true,
  'components/Timetable/Timetable.css': (kind, { counties, lists }) =>
    kind !== 'county' ||
    [...counties.values()].some(({ slug }) => lists.read('number of cities of county', slug) > maxPlaceCards),
};

/** By kind of page; without posts, none for their kinds. A kind with templates of the site's own keeps what they import. */
export function neededStyles(
  parts: ReadonlyMap<string, Pick<PageParts, 'styles' | 'own'>>,
  data: Data,
): ReadonlyMap<string, readonly string[]> {
  const shown = [...parts].filter(([kind]) => data.posts.size > 0 || (kind !== 'post' && kind !== 'news'));
  return new Map(
    shown.map(([kind, { styles, own }]) => {
      const isNeeded = (style: string) => own.length > 0 || (conditions[style]?.(kind, data) ?? true);
      return [kind, styles.filter(isNeeded)];
    }),
  );
}

/** Whether a kind of page has one page, made from one data file. */
function isSingle(kind: string): kind is PageName {
  return `page-${kind}` in kinds;
}

/** Own pages need not have one. */
function hasHero(kind: string, data: Data): boolean {
  return kind !== 'document' || heroesOf(kind, data)?.length !== 0;
}

/** The tops of the pages of a kind; undefined for a kind with a data file per page. */
function heroesOf(kind: string, { page, documents }: Data): { image?: string }[] | undefined {
  if (kind === 'document') return [...documents.values()].flatMap(({ data }) => data.hero ?? []);
  const data = isSingle(kind) ? page(kind) : undefined;
  return data && 'hero' in data ? [data.hero] : undefined;
}

/** The line of a Markdown table that separates its head: only hyphens, colons, spaces and at least one bar. */
const separator = /^(?=.*\|)(?=.*-)[ \t|:-]+$/m;

function hasTable(value: unknown): boolean {
  if (typeof value === 'string') return separator.test(value);
  if (Array.isArray(value)) return value.some(hasTable);
  return isGroup(value) && Object.values(value).some(hasTable);
}
