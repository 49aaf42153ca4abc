/** Reports drafts of counties that have published places: their places would be missing from lists. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { NamedRecords, RecordName } from '../../../schema/records.ts';
import type { SiteContext } from '../check.ts';

/** Looks at places only if a county is a draft. */
export function checkDraftCounties(
  { counties, cities }: NamedRecords,
  { facts }: Pick<SiteContext, 'facts'>,
): Diagnostic[] {
  const drafts = counties.filter(({ file }) => facts.get(file)?.draft);
  if (drafts.length === 0) return [];
  const shown = cities.filter(({ file }) => facts.get(file)?.draft === false);
  return drafts.flatMap((county) => {
    const places = shown.filter(({ file }) => facts.get(file)?.city?.county === county.slug);
    const [first] = places;
    const name = facts.get(county.file)?.county?.name ?? county.slug;
    return first ? [draftOf({ county, name, first, count: places.length })] : [];
  });
}

interface DraftCounty {
  county: RecordName;
  name: string;
  /** The first of its published places, and how many there are. */
  first: RecordName;
  count: number;
}

function draftOf({ county, name, first, count }: DraftCounty): Diagnostic {
  const places = count === 1 ? 'a place in it is published' : `${count} places in it are published`;
  return diagnose('county/draft', county.locate(['draft']), `${name} is a draft, but ${places}.`, {
    hint: `Delete draft: true here, or add it to ${count === 1 ? 'the place' : 'each place'} until the county is ready.`,
    related: [{ message: count === 1 ? 'The place:' : 'The first of them:', at: first.locate(['county']) }],
  });
}
