/** File names against the addresses that titles and names give. Pure. */
import { type Diagnostic, diagnose, startOf } from '../diagnostic.ts';
import { Recall, remembered } from '../remember.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { ServiceFile } from '../schema/types.gen.ts';
import { slugify } from './slug.ts';

export interface NamedRecord {
  kind: 'service' | 'city' | 'county';
  record: DataRecord;
  field: 'title' | 'name';
  /** What the owner called it. */
  name: string;
  /** What the file should be called. */
  slug: string;
}

/** Without the site's state the slugs of places are not known. */
export function namedRecords({ site, services, cities, counties }: Records): NamedRecord[] {
  const region = site?.value.business.address.region;
  return [
    ...services.map(nameOfService),
    ...cities.flatMap(nameOfCity(region)),
    ...counties.flatMap(nameOfCounty(region)),
  ];
}

const nameOfService = remembered((record: DataRecord<ServiceFile>): NamedRecord => {
  const { title } = record.value;
  return { kind: 'service', record, field: 'title', name: title, slug: slugify(title) };
});

type PlaceRecord = DataRecord<{ name: string; state?: string | undefined }>;

const nameOfCity = byRegion('city');
const nameOfCounty = byRegion('county');

/** For the site's own state, which hardly ever is another, each record is named once. */
function byRegion(kind: 'city' | 'county'): (region: string | undefined) => (record: PlaceRecord) => NamedRecord[] {
  const names = new Recall<(record: PlaceRecord) => NamedRecord[]>();
  return (region) =>
    names.from([region], () =>
      remembered((record) => {
        const { name, state = region } = record.value;
        return state === undefined ? [] : [{ kind, record, field: 'name', name, slug: slugify(`${name} ${state}`) }];
      }),
    );
}

export function checkSlugs(records: Records, named: readonly NamedRecord[]): Diagnostic[] {
  return [...named.flatMap(checkNamed), ...records.documents.flatMap(checkDocument)];
}

function checkNamed({ record, field, name, slug }: NamedRecord): Diagnostic[] {
  if (slug === record.slug && slug !== '') return [];
  const at = record.locate([field]);
  if (slugify(name) === '') {
    const hint = 'Use a name with Latin letters or digits.';
    return [diagnose('slug/empty', at, `No address can be made from "${name}".`, { hint })];
  }
  const message = `This file is ${record.slug}.yaml, but its ${field} gives the address ${slug}.`;
  const hint = `Rename the file to ${slug}.yaml, or correct the ${field}.`;
  return [diagnose('slug/file-name', at, message, { hint })];
}

/** The file's name is the page's address as it stands. */
function checkDocument({ file, slug, value }: DataRecord<{ title: string }>): Diagnostic[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const message = `${slug} cannot be a page’s address: it may hold small letters, digits and single hyphens.`;
  const better = slugify(slug) || slugify(value.title);
  const hint = better === '' ? 'Rename the file.' : `Rename the file to ${better}.md.`;
  return [diagnose('slug/file-name', startOf(file), message, { hint })];
}
