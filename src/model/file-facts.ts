/** The little that linking the site needs of one data file: kept for thousands of files, and between builds. Pure. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { slugify } from '../domain/addresses/slug.ts';
import type { PagePath } from '../domain/addresses/urls.ts';
import type { Point } from '../domain/geography/distance.ts';
import { rowOf } from '../domain/kind-rows.ts';
import type { PicturePlace } from '../domain/picture-places.ts';
import type { Path } from '../load/parse-yaml.ts';
import type { DataRecord } from '../schema/records.ts';
import type { CitySummary, CountySummary } from './summary.ts';

/** What puts a place or county into its lists, and finds its neighbours: known without reading the rest of its facts. */
export interface FileRank {
  name: string;
  order?: number;
  /** Of a place, the slug of its county. */
  county?: string;
  geo: Point;
  radiusMeters: number;
  /** The neighbours that it names itself. */
  nearby?: readonly string[];
  /** ISO day. */
  updated?: string;
}

/** Plain JSON, so that it can be cached. */
export interface FileFacts {
  draft: boolean;
  /** Of places and counties. */
  rank?: FileRank | undefined;
  city?: CitySummary | undefined;
  county?: CountySummary | undefined;
  /** What the owner calls it: the title of a service, the name of a place. */
  name?: string | undefined;
  aliases: { from: PagePath; fragment: string; path: Path }[];
  pictures: { name: string; place: PicturePlace; path: Path; focus?: string }[];
  /** What has to exist for the file to be right: `city springfield-vt`, `page /contact/`, `image van.jpg`, `icon leaf`. */
  needs: string[];
  /** What is wrong with the file by itself, given that all it needs exists. */
  diagnostics: Diagnostic[];
}

/** By the path of the file. */
export type FactsByFile = ReadonlyMap<string, FileFacts>;

/** The slug that a title or name gives: what the file should be called. Undefined for kinds that are called as they like. */
export function givenSlug(
  kind: DataRecord['kind'],
  { name, city, county }: FileFacts,
  region: string | undefined,
): { slug: string; state?: string } | undefined {
  if (name === undefined) return undefined;
  if (rowOf(kind).slug === 'name') return { slug: slugify(name) };
  const state = (city ?? county)?.state ?? region;
  return state === undefined ? undefined : { slug: slugify(`${name} ${state}`), state };
}
