/** File names against the addresses that titles and names give. Pure. */
import { type Diagnostic, diagnose, startOf } from '../diagnostic.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import { slugify } from './slug.ts';

interface Named {
  kind: 'service' | 'city' | 'county';
  record: DataRecord;
  field: 'title' | 'name';
  /** What the owner called it. */
  name: string;
  /** What the file should be called. */
  slug: string;
}

/** Without the site's state the slugs of places are not known. */
export function namedRecords({ site, services, cities, counties }: Records): Named[] {
  const region = site?.value.business.address.region;
  const places = [
    ...cities.map((record) => ({ kind: 'city' as const, record })),
    ...counties.map((record) => ({ kind: 'county' as const, record })),
  ];
  return [
    ...services.map(
      (record): Named => ({
        kind: 'service',
        record,
        field: 'title',
        name: record.value.title,
        slug: slugify(record.value.title),
      }),
    ),
    ...places.flatMap(({ kind, record }): Named[] => {
      const { name, state = region } = record.value;
      return state === undefined ? [] : [{ kind, record, field: 'name', name, slug: slugify(`${name} ${state}`) }];
    }),
  ];
}

export function checkSlugs(records: Records): Diagnostic[] {
  return [...namedRecords(records).flatMap(checkNamed), ...records.documents.flatMap(checkDocument)];
}

function checkNamed({ record, field, name, slug }: Named): Diagnostic[] {
  const at = record.locate([field]);
  if (slugify(name) === '') {
    const hint = 'Use a name with Latin letters or digits.';
    return [diagnose('slug/empty', at, `No address can be made from "${name}".`, { hint })];
  }
  if (slug === record.slug) return [];
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
