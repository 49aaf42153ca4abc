/** File names against the addresses that titles and names give. Pure. */
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostic.ts';
import { Recall, remembered } from '../remember.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { ServiceFile } from '../schema/types.gen.ts';
import { meantRegion } from './check-local-form.ts';
import { slugify } from './slug.ts';

export interface NamedRecord {
  kind: 'service' | 'city' | 'county';
  record: DataRecord;
  field: 'title' | 'name';
  /** What the owner called it. */
  name: string;
  /** The state that the slug ends in; undefined for what belongs to none. */
  state?: string;
  /** What the file should be called. */
  slug: string;
}

/** Without the site's state the slugs of places are not known. */
export function namedRecords({ site, services, cities, counties }: Records): NamedRecord[] {
  const region = site && meantRegion(site.value.business.address);
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
        return state === undefined
          ? []
          : [{ kind, record, field: 'name', name, state, slug: slugify(`${name} ${state}`) }];
      }),
    );
}

/** `files` are all that were read, also those that did not pass: no file should be renamed to one of them. */
export function checkSlugs(records: Records, named: readonly NamedRecord[], files: ReadonlySet<string>): Diagnostic[] {
  const wanted = new Map<string, DataRecord>();
  const takenBy = (file: string, record: DataRecord): Location | undefined => {
    const first = wanted.get(file);
    if (!first) wanted.set(file, record);
    return files.has(file) ? startOf(file) : first && startOf(first.file);
  };
  return [
    ...named.flatMap((one) => checkNamed(one, takenBy)),
    ...records.documents.flatMap((one) => checkDocument(one, takenBy)),
  ];
}

/** Who has that name already, or is told to take it. */
type TakenBy = (file: string, record: DataRecord) => Location | undefined;

function checkNamed({ kind, record, field, name, state, slug }: NamedRecord, takenBy: TakenBy): Diagnostic[] {
  if (slug === record.slug && slug !== '') return [];
  const at = record.locate([field]);
  if (slugify(name) === '') {
    const hint = 'Use a name with Latin letters or digits.';
    return [diagnose('slug/empty', at, `No address can be made from "${name}".`, { hint })];
  }
  const givenBy = state === undefined ? `its ${field} gives` : `its ${field} and the state ${state} give`;
  const message = `This file is ${record.slug}.yaml, but ${givenBy} the address ${slug}.`;
  const taken = takenBy(renamed(record.file, `${slug}.yaml`), record);
  if (!taken) {
    const hint = `Rename the file to ${slug}.yaml, or correct the ${state === undefined ? field : `${field} or state`}.`;
    return [diagnose('slug/file-name', at, message, { hint })];
  }
  const noun = { city: 'place', county: 'county', service: 'service' }[kind];
  const hint = `Two files describe the same ${noun}. Keep the better one, under the name ${slug}.yaml, and delete the other; or give this one another ${field}.`;
  const related = [{ message: 'The other file:', at: taken }];
  return [diagnose('slug/file-name', at, message, { hint, related })];
}

function renamed(file: string, name: string): string {
  return file.replace(/[^/]*$/, name);
}

/** The file's name is the page's address as it stands. */
function checkDocument(record: DataRecord<{ title: string }>, takenBy: TakenBy): Diagnostic[] {
  const { file, slug, value } = record;
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const message = `${slug} cannot be a page’s address: it may hold small letters, digits and single hyphens.`;
  const better = slugify(slug) || slugify(value.title);
  if (better === '') return [diagnose('slug/file-name', startOf(file), message, { hint: 'Rename the file.' })];
  const taken = takenBy(renamed(file, `${better}.md`), record);
  const hint = taken
    ? `There is a ${better}.md already. Rename this file to something else, or delete one of the two.`
    : `Rename the file to ${better}.md.`;
  return [diagnose('slug/file-name', startOf(file), message, { hint })];
}
