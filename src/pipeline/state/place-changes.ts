/** What an edit of places changes of the parts that are worked out from them. Pure. */
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

interface Reads {
  part: RegExp;
  /** The places that matter: those of the county that the part names, or all. */
  of: 'county' | 'all';
  /** Fields of places, and of counties. */
  city?: readonly string[];
  county?: readonly string[];
}

/** What puts places into their order. */
const order = ['name', 'order'];

/** What the prints of parts read of places. A part that is not here may read everything. */
const reads: readonly Reads[] = [
  { part: /^cities of county (.+)$/, of: 'county', city: [...order, 'county', 'eta'] },
  { part: /^place names of county (.+)$/, of: 'county', city: [...order, 'county'] },
  { part: /^featured places of county (.+)$/, of: 'county', city: [...order, 'county', 'featuredInCounty'] },
  { part: /^cities of service /, of: 'all', city: [...order, 'services'] },
  { part: /^counties of service /, of: 'all', city: [...order, 'services', 'county'] },
  { part: /^cities of state /, of: 'all', city: [...order, 'county', 'eta'], county: [...order, 'state'] },
  { part: /^counties of state /, of: 'all', county: [...order, 'state'] },
  { part: /^state /, of: 'all', county: [...order, 'state'] },
  { part: /^overview of /, of: 'all', city: [...order, 'featured'] },
  { part: /^footer counties$/, of: 'all', county: order },
  { part: /^nearby /, of: 'all', city: [...order, 'geo', 'nearby'] },
  {
    part: /^map /,
    of: 'all',
    city: [...order, 'county', 'geo', 'radiusMeters'],
    county: [...order, 'fips'],
  },
];

/** Whether the change can be one of what the part says. */
export function mayTouch(change: PlaceChange, part: string): boolean {
  const [, kind, slug] = /^(city|county) (?!file |\*$)(.+)$/.exec(part) ?? [];
  if (kind !== undefined) return change.kind === kind && change.slug === slug;
  for (const { part: pattern, of, ...fields } of reads) {
    const [match, name] = pattern.exec(part) ?? [];
    if (match === undefined) continue;
    const read = fields[change.kind as 'city' | 'county'] ?? [];
    return read.some((field) => change.fields.has(field)) && (of === 'all' || isIn(change, name));
  }
  return true;
}

function isIn({ before, after }: PlaceChange, county: string | undefined): boolean {
  return before.city?.county === county || after.city?.county === county;
}
