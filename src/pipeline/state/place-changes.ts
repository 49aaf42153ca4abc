/** What an edit of a place changes of what other pages may show of it. Pure. */
import type { SourceName } from '../../load/source.ts';
import type { FileFacts } from '../../model/file-facts.ts';

/** A file of a place whose facts are others than they were. */
export interface PlaceChange extends Pick<SourceName, 'file' | 'kind' | 'slug'> {
  before: FileFacts;
  after: FileFacts;
  /** Which of what other pages may show of it, and which of its other facts. */
  fields: ReadonlySet<string>;
}

export function placeChange(
  { file, kind, slug }: SourceName,
  { before, after }: Pick<PlaceChange, 'before' | 'after'>,
): PlaceChange {
  const { city, county, rank: _, ...facts } = before;
  const { city: cityNow, county: countyNow, rank: __, ...factsNow } = after;
  const old = { ...facts, ...(city ?? county) };
  const now = { ...factsNow, ...(cityNow ?? countyNow) };
  const fields = new Set<string>();
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)]))
    if (textOf(old, field) !== textOf(now, field)) fields.add(field);
  return { file, kind, slug, before, after, fields };
}

function textOf(values: object, field: string): string | undefined {
  return JSON.stringify((values as Record<string, unknown>)[field]);
}
