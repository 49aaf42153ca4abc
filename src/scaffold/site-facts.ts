/** A site's folders → the facts that `treesite new` needs: slugs, keys, pictures and files. Reads the data folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { Refusal } from '../diagnostics/errors.ts';
import { relativePath } from '../domain/file-names.ts';
import type { Home } from '../domain/geography/regions.ts';
import { countEach, isGroup } from '../domain/groups.ts';
import { byReferableKind } from '../domain/kind-lists.ts';
import type { ReferableKind } from '../domain/kinds.ts';
import { classify } from '../load/classify.ts';
import { parseSource } from '../load/parse-source.ts';
import { type ReadResult, readSources } from '../load/read-sources.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import { collectRecords, type Records, validateFile } from '../schema/records.ts';
import type { CountyFile, Site } from '../schema/types.gen.ts';
import { slugify } from '../text/strings.ts';
import { schemaFolder } from './editor-files.ts';
import { readOwnFields } from './own-files.ts';

export interface SiteFacts {
  /** Data files, folders and schemas that could not be read. If there are any, nothing may be written, because the other facts are incomplete. */
  unread: readonly Diagnostic[];
  /** Data files with errors, which the other facts lack. Paths relative to the data folder. */
  invalid: ReadonlySet<string>;
  /** The valid files of the main language. */
  records: Records;
  /** Undefined if site.yaml is missing or invalid. */
  site: Site | undefined;
  /** The state and the country of the business. */
  home: Home;
  /** The keys of the maps of site.yaml, by map: categories, tiers … */
  keys: Readonly<Record<string, readonly string[]>>;
  counties: ReadonlyMap<string, CountyFile>;
  slugs: Readonly<Record<ReferableKind, readonly string[]>>;
  /** The lists of reviews, as paths in the data folder. */
  reviewLists: readonly string[];
  reviewIds: readonly number[];
  /** The data folder's name in messages: data. */
  folder: string;
  /** What was read from the data folder. */
  read: ReadResult;
  /** Texts of the data files, by path relative to the data folder, with forward slashes. */
  texts: ReadonlyMap<string, string>;
  /** The folder of the schemas, relative to the data folder; undefined if there is none. */
  schemaFolder: string | undefined;
  own: OwnFields;
}

/** Throws a Refusal if site.yaml has errors. */
export function requireSite({ site, folder }: SiteFacts): Site {
  if (site) return site;
  throw new Refusal(`${folder}/site.yaml has errors. Run npx treesite check. Nothing was written.`);
}

/** `root` and `data` are absolute. */
export function readSiteFacts(root: string, data: string): SiteFacts {
  const read = readSources(root, data);
  const sources = read.sources.filter(({ language }) => language === undefined);
  const { own, unread } = readOwnFields(root);
  const validated = sources.map((source) => {
    const parsed = parseSource(source);
    return Array.isArray(parsed) ? parsed : validateFile(parsed, own);
  });
  const { records, diagnostics } = collectRecords(validated);
  const below = (file: string) => relativePath(data, path.resolve(root, file));
  // Other names are reported by `check`, and would be written into new files.
  const isSlug = (name: string) => slugify(name) === name;
  const slugs = (kind: string) => sources.flatMap((one) => (one.kind === kind && isSlug(one.slug) ? [one.slug] : []));
  const maps = Object.entries(records.site?.value ?? {}).filter(([, value]) => isGroup(value));
  return {
    unread: [...unread, ...unreadSources(read, below)],
    invalid: new Set(diagnostics.map(({ at }) => below(at.file))),
    records,
    site: records.site?.value,
    home: records.site?.value.business.address ?? { region: '', country: '' },
    keys: Object.fromEntries(maps.map(([name, map]) => [name, Object.keys(map)])),
    counties: new Map(records.counties.map(({ slug, value }) => [slug, value])),
    slugs: byReferableKind(slugs),
    reviewLists: sources.filter(({ kind }) => kind === 'reviews').map(({ file }) => below(file)),
    reviewIds: records.reviews.flatMap((record) => record.value.map((review) => review.id)),
    folder: relativePath(root, data) || '.',
    read,
    texts: new Map(read.sources.map(({ file, text }) => [below(file), text])),
    schemaFolder: findSchemas(root, data),
    own,
  };
}

/** Pictures, icons and stray files are left out, because nothing is written from their contents. */
function unreadSources({ sources, diagnostics, isComplete }: ReadResult, below: (file: string) => string) {
  const files = new Set(sources.map(({ file }) => file));
  return diagnostics.filter(
    ({ at, code }) =>
      files.has(at.file) ||
      (code === 'file/unreadable' && !isComplete) ||
      (code === 'file/missing' && below(at.file) === 'site.yaml'),
  );
}

/** The site's own copies; in treesite's repository, the originals. */
function findSchemas(root: string, data: string): string | undefined {
  const candidates = [schemaFolder, 'src/schema'].map((folder) => path.join(root, folder));
  const found = candidates.find((folder) => existsSync(path.join(folder, 'site.schema.json')));
  return found === undefined ? undefined : relativePath(data, found);
}

/** The number of files of each kind. Reads names only. */
export async function countDataFiles(data: string): Promise<Record<string, number>> {
  const names = await glob('**/*', { cwd: data, suppressErrors: true });
  const counts = countEach(names.map(classify));
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
