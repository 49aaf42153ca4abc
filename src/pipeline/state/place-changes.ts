/** A place's facts before and after an edit → the fields that changed. Pure. */
import type { SourceName } from '../../load/source.ts';
import type { FileFacts } from '../../model/file-facts.ts';

/** A place whose facts have changed. */
export interface PlaceChange extends Pick<SourceName, 'file' | 'kind' | 'slug'> {
  before: FileFacts;
  after: FileFacts;
  /** The changed fields of its summary, and its other changed facts. */
  fields: ReadonlySet<string>;
}

export function placeChange(
  { file, kind, slug }: SourceName,
  { before, after }: Pick<PlaceChange, 'before' | 'after'>,
): PlaceChange {
  const { city, county, rank, ...facts } = before;
  const { city: cityNow, county: countyNow, rank: rankNow, ...factsNow } = after;
  const old = { codes: rank?.codes, ...facts, ...(city ?? county) };
  const now = { codes: rankNow?.codes, ...factsNow, ...(cityNow ?? countyNow) };
  const fields = new Set<string>();
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)]))
    if (textOf(old, field) !== textOf(now, field)) fields.add(field);
  return { file, kind, slug, before, after, fields };
}

function textOf(values: object, field: string): string | undefined {
  return JSON.stringify((values as Record<string, unknown>)[field]);
}
