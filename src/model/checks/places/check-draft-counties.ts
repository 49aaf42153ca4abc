/** Reports drafts of counties that have published places: their places would be missing from lists. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { DataRecord, Records } from '../../../schema/records.ts';
import type { SiteContext } from '../check.ts';

/** Looks at places only if a county is a draft. */
export function checkDraftCounties({ counties, cities }: Records, { facts }: Pick<SiteContext, 'facts'>): Diagnostic[] {
  const drafts = counties.filter(({ file }) => facts.get(file)?.draft);
  if (drafts.length === 0) return [];
  const shown = cities.filter(({ file }) => facts.get(file)?.draft === false);
  return drafts.flatMap((county) => {
    const places = shown.filter(({ file }) => facts.get(file)?.city?.county === county.slug);
    const [first] = places;
    return first ? [draftOf(county, first, places.length)] : [];
  });
}

function draftOf(county: DataRecord, first: DataRecord, count: number): Diagnostic {
  const name = (county.value as { name: string }).name;
  const places = count === 1 ? 'a place in it is published' : `${count} places in it are published`;
  return diagnose('county/draft', county.locate(['draft']), `${name} is a draft, but ${places}.`, {
    hint: `Delete draft: true here, or add it to ${count === 1 ? 'the place' : 'each place'} until the county is ready.`,
    related: [{ message: count === 1 ? 'The place:' : 'The first of them:', at: first.locate(['county']) }],
  });
}
