/** Records → those whose file names differ from the slugs of their titles or names. Pure. */
import { regionCode } from '../domain/geography/us-states.ts';
import { namedKinds } from '../domain/kind-lists.ts';
import { kinds, type NamedKind } from '../domain/kinds.ts';
import type { NamedRecords, RecordName } from '../schema/records.ts';
import { type FactsByFile, givenSlug } from './file-facts.ts';

export interface NamedRecord {
  kind: NamedKind;
  record: RecordName;
  field: 'title' | 'name';
  /** Its title or name in the data. */
  name: string;
  /** The state at the end of the slug; undefined for kinds without one. */
  state?: string | undefined;
  /** The required file name, without extension. */
  slug: string;
}

/** The files whose name differs from the slug of their title or name. Without the site's state, the slugs of places are unknown. */
export function misnamedRecords({ site, ...records }: NamedRecords, facts: FactsByFile): NamedRecord[] {
  const region = site && regionCode(site.value.business.address);
  const misnamed: NamedRecord[] = [];
  for (const kind of namedKinds.names) {
    const { records: list, named: field } = kinds[kind];
    for (const record of records[list]) {
      const known = facts.get(record.file);
      const given = known && givenSlug(kind, known, region);
      if (!given || known.name === undefined || (given.slug === record.slug && given.slug !== '')) continue;
      misnamed.push({ kind, record, field, name: known.name, ...given });
    }
  }
  return misnamed;
}
