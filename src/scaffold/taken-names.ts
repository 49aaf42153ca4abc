/** The names that a new file cannot have, because its page would have the URL of another one. Pure. */
import { Refusal, UsageError } from '../diagnostics/errors.ts';
import { rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { reservedFor } from '../domain/urls/file-urls.ts';
import { splitDate } from '../domain/urls/urls.ts';
import { slugOf } from '../load/classify.ts';
import { kinds, type NewKind } from './new-kinds.ts';
import type { SiteFacts } from './site-facts.ts';

export const nameOfTwo = 'A place and a county of one name would have the same URL. Use another name for one of them.';

export const otherName = 'Another place of this name needs another name, such as "NAME (COUNTY)".';

/** Throws, too, if the URL is reserved. `slug` is the name of the new file. */
export function requireFreeName(kind: NewKind, slug: string, facts: SiteFacts): void {
  const url = `/${[sectionOf(kinds[kind].kind), slug].filter(Boolean).join('/')}/`;
  const reason = ['index', '404'].includes(slug) ? `it is reserved for ${slug}.html.` : reservedFor(url);
  if (reason) throw new UsageError(`${url} is not allowed as a page’s URL: ${reason} Choose another name.`);
  const present = takenBy(kind, slug, facts);
  if (present === undefined) return;
  const isOfKind = present.startsWith(`${kinds[kind].folder}/`);
  const advice = isOfKind ? (kind === 'city' ? ` ${otherName}` : '') : ` ${nameOfTwo}`;
  throw new Refusal(`${facts.folder}/${present} already exists. Nothing was written.${advice}`);
}

/** The file that has the slug already: kinds in the same section share their URLs, and pages are Markdown or YAML. */
export function takenBy(kind: NewKind, slug: string, { texts }: SiteFacts): string | undefined {
  const folders = Object.values(kinds)
    .filter((other) => sectionOf(other.kind) === sectionOf(kinds[kind].kind))
    .map(({ folder }) => folder);
  const names = folders.flatMap((folder) => ['yaml', 'yml', 'md'].map((ending) => `${folder}/${slug}.${ending}`));
  const isOfAnotherDay = (name: string) =>
    name.startsWith(`${kinds[kind].folder}/`) && splitDate(slugOf(name)).slug === slug;
  return names.find((name) => texts.has(name)) ?? [...texts.keys()].find(isOfAnotherDay);
}

function sectionOf(kind: KindName): string | undefined {
  const { page } = rowOf(kind);
  return page && 'below' in page ? page.below : undefined;
}
