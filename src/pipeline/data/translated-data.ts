/**
 * The data of a site and the translations of its files in one language → the data of the site in that language: the records that are
 * translated, with the facts of their originals. It is linked and planned like that of any other site. Pure.
 */
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { entityKinds, generalKinds } from '../../domain/kind-lists.ts';
import { kinds } from '../../domain/kinds.ts';
import type { Language } from '../../domain/texts/languages.ts';
import { translateUrls } from '../../domain/urls/translated-urls.ts';
import { createUrls, type PagePath, type Urls } from '../../domain/urls/urls.ts';
import type { DataEntry } from '../../load/list-data.ts';
import { parseSource } from '../../load/parse-source.ts';
import type { Source, SourceName } from '../../load/source.ts';
import { pagePaths } from '../../model/list-paths.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import {
  type DataRecord,
  type DocumentRecord,
  notFoundByDefault,
  type ReadRecord,
  type RecordName,
} from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import type { Annotation } from '../../schema/validate.ts';
import { validateTranslation } from '../../schema/validate-translation.ts';
import type { LoadedData } from './loaded-data.ts';

/** Files by kind and slug. */
type ByName<File> = ReadonlyMap<string, File>;

export function byName<File extends Pick<SourceName, 'kind' | 'slug'>>(files: Iterable<File>): ByName<File> {
  return new Map([...files].map((file) => [`${file.kind}/${file.slug}`, file]));
}

interface Translating {
  language: Language;
  own: OwnFields;
  /** Valid files of the main language, and all of them. */
  originals: ByName<RecordName>;
  sources: ByName<SourceName>;
  /** All files of the language. */
  translations: ByName<SourceName>;
  read: ReadRecord;
}

/** A translation → the record in its language, or diagnostics: none if the original has some. */
export function translateFile(source: Source, all: Translating): DataRecord | DocumentRecord | Diagnostic[] {
  const { file, kind, slug } = source;
  const { language, own, originals, sources, read } = all;
  const parsed = parseSource(source);
  if (Array.isArray(parsed)) return parsed;
  const name = originals.get(`${kind}/${slug}`);
  if (name) {
    const record = validateTranslation(parsed, read(name), { language: language.tag, own });
    return Array.isArray(record) ? record : withoutUntranslated(record, all.translations);
  }
  if (sources.has(`${kind}/${slug}`)) return [];
  const original = file.replace(`.${language.folder}.`, '.');
  return [diagnose('translation/without-original', startOf(file), `${original} does not exist.`)];
}

/** Takes entities without a page in the language out of the lists that name them. */
function withoutUntranslated<Item extends DataRecord>(record: Item, translations: ByName<SourceName>): Item {
  const isMissing = ({ kind, target, value }: Annotation) => kind === 'ref' && !translations.has(`${target}/${value}`);
  // From the last to the first, so that positions stay right.
  for (const { path, value } of record.annotations.filter(isMissing).reverse()) {
    const list = path
      .slice(0, -1)
      .reduce<unknown>((found, step) => (found as Values | undefined)?.[step], record.value);
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
    else if (path.at(-1) === value) delete (list as Values)[value];
  }
  return { ...record, annotations: record.annotations.filter((mark) => !isMissing(mark)) };
}

type Values = Record<string | number, unknown>;

/** Adds what every site has and this language does not: the pages whose files are not translated, which are not made. */
export function completeData(data: LoadedData, main: LoadedData): void {
  const { records } = data;
  for (const kind of [...generalKinds.names, 'phone-overrides' as const]) {
    const field = kinds[kind].records;
    Object.assign(records, { [field]: records[field] ?? main.records[field] });
  }
  records.notFoundPage ??= notFoundByDefault(records.site?.file ?? '');
}

/** The URLs of the language. `site`: that of the language. */
export function urlsOf(
  { records, facts }: LoadedData,
  originals: LoadedData,
  { folder, site }: { folder: string; site: Site },
): Urls {
  const own = createUrls(site.url);
  const main = originals.context.urls;
  const below = (path: PagePath) => `/${folder}${path}`;
  const twins = new Map([[main.home, below(own.home)]]);
  for (const kind of generalKinds.names) {
    const { at } = kinds[kind].page;
    if (records[kinds[kind].records]?.file.includes(`.${folder}.`)) twins.set(main[at], below(own[at]));
  }
  for (const kind of entityKinds.names) {
    for (const { slug, file } of records[kinds[kind].records]) {
      const { slug: translated = slug } = facts.get(file) ?? {};
      twins.set(main.of(kind, slug), below(own.of(kind, translated)));
    }
  }
  if (records.posts.length > 0) twins.set(main.news, below(own.news));
  const redirects = pagePaths(originals.records, main).flatMap(([original, to]) =>
    (originals.facts.get(original?.file ?? '')?.aliases ?? []).map(
      ({ from, fragment }) => [from, { to, fragment }] as const,
    ),
  );
  return translateUrls(main, { folder, own, twins, redirects: new Map(redirects) });
}

/** The originals of files that every language needs and this one does not have, or not without an error. */
export function neededOriginals({ records }: LoadedData, main: LoadedData, { folder }: Language): DataRecord[] {
  const { site, home } = main.records;
  const needed = [site, home].flatMap((original) => original ?? []);
  const isThere = ({ kind }: DataRecord) =>
    records.all.some((record) => record.kind === kind && record.file.includes(`.${folder}.`));
  return needed.filter((original) => !isThere(original));
}

/** `names`: the files of the language; one that has an error is not missing. */
export function missingFiles(
  originals: readonly DataRecord[],
  names: readonly DataEntry[],
  { main, language: { tag, folder } }: { main: LoadedData; language: Language },
): Diagnostic[] {
  return originals.flatMap(({ file, slug }) => {
    const missing = file.replace(/\.yaml$/, `.${folder}.yaml`);
    if (names.some(({ name }) => missing.endsWith(`/${name}`))) return [];
    const at = main.records.site?.locate(['languages']) ?? startOf(file);
    return diagnose('translation/missing-file', at, `${missing} is missing, so there are no pages in ${tag}.`, {
      hint: `Run treesite new translation ${slug} --language ${folder}, and translate the file.`,
    });
  });
}
