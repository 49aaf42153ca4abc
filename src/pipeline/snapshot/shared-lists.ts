/**
 * Thousands of places need the same names and have the same services. A snapshot has each of these lists once, and facts have its
 * number: there is a third less to parse, and less to keep in memory. Pure.
 */
import type { FileFacts } from '../../model/file-facts.ts';
import type { NeededNames } from '../../model/names.ts';
import type { CitySummary } from '../../model/summary.ts';
import type { CachedFile, CachedFiles } from '../data/cached-files.ts';
import { numbered } from './numbered.ts';

type List = readonly string[];

/** With numbers in place of lists. */
interface NumberedFacts extends Omit<FileFacts, 'needs' | 'city'> {
  needs: Partial<Record<keyof NeededNames, number>>;
  city?: (Omit<CitySummary, 'services'> & { services: number }) | undefined;
}

/** Plain JSON. */
export interface NumberedFiles extends Omit<CachedFiles, 'byPath'> {
  lists: List[];
  byPath: Record<string, Omit<CachedFile, 'facts'> & { facts: NumberedFacts }>;
}

export function numberLists({ context, byPath }: CachedFiles): NumberedFiles {
  const lists = numbered<List>([], (list) => JSON.stringify(list));
  const numberOf = (list: List) => lists.numberOf(JSON.stringify(list), () => list);
  // In the order of the facts: texts of facts are compared.
  const withNumbers = (facts: FileFacts): NumberedFacts => {
    const { needs, city } = facts;
    return {
      ...facts,
      needs: Object.fromEntries(Object.entries(needs).map(([kind, names]) => [kind, numberOf(names)])),
      city: city && { ...city, services: numberOf(city.services) },
    };
  };
  const files = Object.entries(byPath).map(([path, file]) => [path, { ...file, facts: withNumbers(file.facts) }]);
  return { context, lists: lists.items, byPath: Object.fromEntries(files) };
}

/** Changes the facts themselves: copies of thousands would take as long as to read the lists. */
export function restoreLists({ context, lists, byPath }: NumberedFiles): CachedFiles {
  for (const { facts } of Object.values(byPath)) {
    const { needs, city }: { needs: Record<string, unknown>; city?: { services: unknown } | undefined } = facts;
    for (const kind in needs) needs[kind] = lists[needs[kind] as number];
    if (city) city.services = lists[city.services as number];
  }
  return { context, byPath: byPath as unknown as CachedFiles['byPath'] };
}
