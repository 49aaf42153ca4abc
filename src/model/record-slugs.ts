/** Records → those whose file names differ from the slugs of their titles or names. Pure. */
import { regionCode } from '../domain/geography/regions.ts';
import { namedKinds, rowOf } from '../domain/kind-lists.ts';
import { kinds, type NamedKind } from '../domain/kinds.ts';
import { slugify } from '../text/strings.ts';
import type { FileRecord, SiteRecords } from './file-facts.ts';

export interface NamedRecord {
  kind: NamedKind;
  record: FileRecord;
  field: 'title' | 'name';
  /** Its title or name in the data. */
  name: string;
  /** The state at the end of the slug; undefined for kinds without one. */
  state?: string | undefined;
  /** The required file name, without extension. */
  slug: string;
}

/** The files whose name differs from the slug of their title or name. Without the site's state, the slugs of places are unknown. */
export function misnamedRecords({ site, ...records }: SiteRecords): NamedRecord[] {
  const region = site && regionCode(site.value.business.address);
  return namedKinds.names.flatMap((kind) => {
    const { records: list, named: field } = kinds[kind];
    const hasState = rowOf(kind).slug === 'name and state';
    return records[list].flatMap((record): NamedRecord[] => {
      const { name, city, county } = (record as FileRecord).facts;
      const state = hasState ? ((city ?? county)?.state ?? region) : undefined;
      if (name === undefined || (hasState && state === undefined)) return [];
      const slug = slugify(state === undefined ? name : `${name} ${state}`);
      return slug === record.slug && slug !== '' ? [] : [{ kind, record, field, name, state, slug }];
    });
  });
}
