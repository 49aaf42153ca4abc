/** Records and facts → the URLs that drafts will have: a link to a draft has its own diagnostic. Pure. */
import { entityKinds } from '../domain/kind-lists.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { NamedRecords } from '../schema/records.ts';
import type { FactsByFile } from './file-facts.ts';

export interface DraftPage {
  file: string;
  /** The day on which it will be published, if it is a post that waits for it. */
  waitsFor?: string | undefined;
}

/** By href, with base path. */
export function draftPages({ all }: NamedRecords, facts: FactsByFile, urls: Urls): Map<string, DraftPage> {
  const drafts = all.filter(({ kind, file }) => entityKinds.has(kind) && facts.get(file)?.draft);
  return new Map(
    drafts.map(({ kind, slug, file }) => [
      urls.href(entityKinds.has(kind) ? urls.of(kind, slug) : slug),
      { file, waitsFor: facts.get(file)?.waitsFor },
    ]),
  );
}
