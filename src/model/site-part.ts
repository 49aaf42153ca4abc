/** The parts of a site that pages read. A page is reused while all parts that it has read are the same: see pipeline/snapshot/part-fingerprints.ts. */
import type { EntityKind, KindName, PageName } from '../domain/kinds.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { ListName } from './place-lists.ts';

/** Plain JSON. */
export type SitePart =
  /** The settings; all reviews; icons, colors and the policy of share cards; the year; the services that the footer names. */
  | readonly ['site' | 'reviews' | 'brand' | 'year' | 'footer services']
  /** All entities of a kind, in order. */
  | readonly ['all', EntityKind]
  /** What other pages may show of an entity. */
  | readonly ['shown', EntityKind, slug: string]
  /** An entity's whole file. */
  | readonly ['file', EntityKind, slug: string]
  /** A list that is made from the ranks of places. */
  | readonly ['list', ListName, subject: string]
  | readonly ['page', PageName]
  /** What belongs to the page at a path: its phone number, the reviews and posts about its subject, its translations. Empty for 404 pages. */
  | readonly ['at', PagePath]
  /** The newest posts. */
  | readonly ['news', count: string]
  /** The places without a page in the language: of a county, of a service, or all. */
  | readonly ['untranslated', county: string, service: string]
  /** The name and the path of a county, in the main language if it has no page in this one. */
  | readonly ['county of places', slug: string]
  /** The site's own schema of a kind. */
  | readonly ['custom', KindName]
  | readonly ['picture', name: string]
  /** The styles and scripts of a template. */
  | readonly ['bundle', template: string]
  /** The map of a county, or of all if the slug is empty. */
  | readonly ['map', county: string]
  /** Whether a time is now. */
  | readonly ['time', from: string, until: string];

/** Equal only for equal parts. */
export function keyOf(part: SitePart): string {
  return part.join('\n');
}
