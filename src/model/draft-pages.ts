/** The addresses that drafts will have: a link to one is a different mistake from a link to nothing. Pure. */
import type { Urls } from '../domain/urls.ts';
import type { Records } from '../schema/records.ts';

const pathOf = { service: 'service', city: 'area', county: 'area', document: 'document' } as const;

/** Printed path (with base) to the file of the draft. Reads the values of all records. */
export function draftPages({ services, cities, counties, documents }: Records, urls: Urls): Map<string, string> {
  const drafts = new Map<string, string>();
  for (const { kind, slug, file, value } of [...services, ...cities, ...counties, ...documents]) {
    if (value.draft !== true || !Object.hasOwn(pathOf, kind)) continue;
    drafts.set(urls.href(urls[pathOf[kind as keyof typeof pathOf]](slug)), file);
  }
  return drafts;
}
