/** Pages by language, and those without a translation. Left out for a site in one language. Pure. */
import { groupBy } from '../../domain/groups.ts';
import { count } from './format-figures.ts';
import type { MeasuredSite } from './report-data.ts';
import type { Section } from './Section.tsx';

export function languagesSection({ pages, urls: { home } }: MeasuredSite): Section {
  const groups = groupBy(pages, ({ language }) => language);
  const main = pages.find(({ path }) => path === home)?.language ?? '';
  const others = [...groups.keys()].filter((tag) => tag !== main).sort();
  const rows = [main, ...others].map((key) => ({ key, figures: [count(groups.get(key)?.length ?? 0, 'page')] }));
  const untranslated = (groups.get(main) ?? []).flatMap(({ path, isListed, languages }) => {
    const missing = isListed ? others.filter((tag) => !languages.includes(tag)) : [];
    return missing.length > 0 ? [{ key: path, figures: [missing.join(', ')] }] : [];
  });
  return {
    id: 'languages',
    heading: 'Languages',
    about: 'A page without a translation is not made. Translations that are out of date are listed under Problems.',
    tables: [
      { columns: ['language', 'pages'], rows: others.length > 0 ? rows : [] },
      { columns: ['page without a translation', 'missing in'], rows: untranslated, max: 20 },
    ],
  };
}
