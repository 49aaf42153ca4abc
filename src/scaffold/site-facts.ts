/** What `treesite new` has to know of a site: its slugs, keys, pictures and files. Reads the data folder, changes nothing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { byReferableKind } from '../domain/kind-rows.ts';
import type { KindName } from '../domain/kinds.ts';
import { parseSources } from '../load/parse-sources.ts';
import { type DataMemory, readSources } from '../load/read-sources.ts';
import { type OwnFields, schemaOfKind } from '../schema/own/own-fields.ts';
import { validateFiles } from '../schema/records.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import type { CountyFile, Site } from '../schema/types.gen.ts';
import type { Hints } from './placeholder.ts';
import { readOwnFields } from './read-own-fields.ts';

export interface SiteFacts {
  /** Undefined where site.yaml is missing or wrong. */
  site: Site | undefined;
  counties: ReadonlyMap<string, CountyFile>;
  slugs: Hints['slugs'];
  images: readonly string[];
  /** Of every list of reviews, by its path in the data folder: its text, which is empty where it could not be read. */
  reviewLists: ReadonlyMap<string, string>;
  reviewIds: readonly number[];
  /** The data folder as it is called in messages: data. */
  folder: string;
  /** Paths below the data folder, with forward slashes. */
  files: ReadonlySet<string>;
  /** Where editors find the schemas, from the data folder; undefined where they are nowhere near. */
  schemaFolder: string | undefined;
  own: OwnFields;
  /** The schema of a kind as this site has it, with the fields of its own. */
  schemaOf: (kind: KindName) => SchemaNode;
}

/** `root`, `data` and `packageRoot` are absolute. What `memory` holds is not read again. */
export async function readSiteFacts(
  folders: { root: string; data: string; packageRoot: string },
  memory?: DataMemory,
): Promise<SiteFacts> {
  const { root, data } = folders;
  const { sources, images } = readSources(root, data, memory);
  const own = readOwnFields(root);
  const { records } = validateFiles(parseSources(sources).files, own);
  const below = (file: string) => posix(path.relative(data, path.resolve(root, file)));
  const slugs = (kind: string) => sources.filter((source) => source.kind === kind).map((source) => source.slug);
  return {
    site: records.site?.value,
    counties: new Map(records.counties.map(({ slug, value }) => [slug, value])),
    slugs: byReferableKind(slugs),
    images: images.map((image) => image.name).sort(),
    reviewLists: new Map(sources.filter(({ kind }) => kind === 'reviews').map(({ file, text }) => [below(file), text])),
    reviewIds: records.reviews.flatMap((record) => record.value.map((review) => review.id)),
    folder: posix(path.relative(root, data)) || '.',
    files: new Set(sources.map((source) => below(source.file))),
    schemaFolder: schemaFolder(folders),
    own,
    schemaOf: (kind) => schemaOfKind(kind, own),
  };
}

/** The site's own copies, else the schemas of the repository it lies in, else those of the installed package. */
function schemaFolder({ root, data, packageRoot }: { root: string; data: string; packageRoot: string }) {
  const installed = path.join(packageRoot, 'src/schema');
  const isNear =
    !path.relative(packageRoot, root).startsWith('..') || !path.relative(root, packageRoot).startsWith('..');
  const candidates = [
    path.join(root, '.treesite/schema'),
    path.join(root, 'src/schema'),
    ...(isNear ? [installed] : []),
  ];
  const found = candidates.find((folder) => existsSync(path.join(folder, 'site.schema.json')));
  return found === undefined ? undefined : posix(path.relative(data, found));
}

function posix(file: string): string {
  return file.split(path.sep).join('/');
}
