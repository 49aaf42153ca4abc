/** Records → the URLs that drafts will have: a link to a draft has its own diagnostic. Pure. */
import { entityKinds } from '../domain/kind-rows.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { Records } from '../schema/records.ts';

/** Href (with base path) → the draft's file. Reads the values of all records. */
export function draftPages({ all }: Records, urls: Urls): Map<string, string> {
  const drafts = new Map<string, string>();
  for (const record of all) {
    const { kind, slug, file } = record;
    if (!entityKinds.has(kind)) continue;
    const { draft } = record.value as { draft?: boolean };
    if (draft === true) drafts.set(urls.href(urls.of(kind, slug)), file);
  }
  return drafts;
}
