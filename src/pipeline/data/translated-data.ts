/**
 * The data of a site and the translations of its files in one language → the data of the site in that language: the records that are
 * translated, with the facts of their originals. It is linked and planned like that of any other site. Pure.
 */
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { valueAt } from '../../domain/groups.ts';
import { entityKinds, generalKinds } from '../../domain/kind-lists.ts';
import { kinds } from '../../domain/kinds.ts';
import { type Language, splitLanguage } from '../../domain/texts/languages.ts';
import { translateUrls } from '../../domain/urls/translated-urls.ts';
import { createUrls, type PagePath, type Urls } from '../../domain/urls/urls.ts';
import { parseSource } from '../../load/parse-source.ts';
import type { Source, SourceName } from '../../load/source.ts';
import { isCode, isRightToLeft } from '../../model/checks/settings/check-codes.ts';
import { withoutDrafts } from '../../model/entities.ts';
import type { FileRecord } from '../../model/file-facts.ts';
import { pagePaths } from '../../model/page-paths.ts';
import type { Annotation } from '../../schema/annotation.ts';
import type { AnyRecord, DataRecord } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import { validateTranslation } from '../../schema/validate-translation.ts';
import { slugify } from '../../text/strings.ts';
import type { LoadedData, LoadedFiles, LoadedSite } from './loaded-data.ts';

const nameOf = ({ kind, slug }: Pick<SourceName, 'kind' | 'slug'>) => `${kind}/${slug}`;

/** `files`: those of a language beside the originals. */
export function translator(
  { records, sources, own }: Pick<LoadedData, 'records' | 'sources'> & Pick<LoadedSite, 'own'>,
  { tag }: Language,
  files: readonly SourceName[],
) {
  const { all, notFoundPage } = records;
  /** Valid files of the main language. */
  const originals = new Map([...all, ...(notFoundPage ? [notFoundPage] : [])].map((name) => [nameOf(name), name]));
  const names = new Set(sources.map(nameOf));
  const translated = new Set(files.map(nameOf));
  /** Undefined also for an invalid one, and if the schema of its own fields has mistakes. */
  const originalOf = ({ kind, slug }: SourceName) =>
    own.has(kind) && !own.get(kind)?.schema ? undefined : originals.get(nameOf({ kind, slug }))?.contents();
  return {
    /** All that the translation's record depends on besides its text. */
    inputs: (translation: SourceName): unknown[] => {
      return [originalOf(translation), names.has(nameOf(translation)), [...translated].join(' ')];
    },
    /** The record in its language, or diagnostics: none if the original has some. */
    translate(source: Source): AnyRecord | Diagnostic[] {
      const parsed = parseSource(source);
      if (Array.isArray(parsed)) return parsed;
      const original = originalOf(source);
      if (original) {
        const record = validateTranslation(parsed, original, { language: tag, own });
        return Array.isArray(record) ? record : withoutUntranslated(record, translated);
      }
      if (names.has(nameOf(source))) return [];
      const { file } = source;
      const wanted = splitLanguage(file).original;
      const hint = `If the original was renamed, rename this file to match. Otherwise, delete it, or write ${wanted}.`;
      return [diagnose('translation/without-original', wholeFile(file), `${wanted} does not exist.`, { hint })];
    },
  };
}

/** Takes entities without a page in the language out of the lists that name them. */
function withoutUntranslated<Item extends DataRecord>(record: Item, translated: ReadonlySet<string>): Item {
  const isMissing = ({ kind, target, value }: Annotation) => kind === 'ref' && !translated.has(`${target}/${value}`);
  // From the last to the first, so that positions stay right.
  for (const { path, value } of record.annotations.filter(isMissing).reverse()) {
    const list = valueAt(record.value, path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
    else if (path.at(-1) === value) delete (list as Values)[value];
  }
  return { ...record, annotations: record.annotations.filter((mark) => !isMissing(mark)) };
}

type Values = Record<string | number, unknown>;

interface Translated {
  main: LoadedData;
  language: Language;
}

/** No data if the language lacks a file that it needs. */
export function completeTranslation(
  { data: loaded, diagnostics: invalid }: LoadedFiles,
  { main, language }: Translated,
): { data?: LoadedData; diagnostics: readonly Diagnostic[] } {
  const data = { ...loaded, urls: main.urls, folder: language.folder };
  const { records, sources } = loaded;
  const missing = (['site', 'home'] as const).flatMap((field) => (records[field] ? [] : (main.records[field] ?? [])));
  // What is there has an error, which is reported, as are a wrong code and a language from right to left.
  const absent = missing.filter(
    ({ kind }) =>
      isCode(language.tag, 'language') &&
      !isRightToLeft(language.tag) &&
      !sources.some((source) => source.kind === kind),
  );
  const diagnostics = [...invalid, ...absent.map((one) => missingTranslation(one, { main, language }))];
  const { site } = data.context;
  if (missing.length > 0 || !site) return { diagnostics };
  completeData(data, main);
  return { data: { ...data, urls: urlsOf(data, main, site) }, diagnostics };
}

/** Adds what every site has and this language does not: the pages whose files are not translated, which are not made. */
function completeData(data: LoadedData, main: LoadedData): void {
  const { records } = data;
  for (const kind of [...generalKinds.names, 'phone-overrides' as const]) {
    const field = kinds[kind].records;
    const original = main.records[field];
    if (records[field] || !original) continue;
    // Its aliases lead to the original.
    Object.assign(records, { [field]: { ...original, facts: { ...original.facts, aliases: [] } } });
  }
}

/** The URLs of the language. `site`: that of the language. */
function urlsOf({ records, folder }: LoadedData, originals: LoadedData, site: Site): Urls {
  const own = createUrls(site.url);
  const main = originals.urls;
  const below = (path: PagePath) => `/${folder}${path}`;
  const twins = new Map([[main.home, below(own.home)]]);
  for (const kind of generalKinds.names) {
    const { at } = kinds[kind].page;
    if (records[kinds[kind].records]?.language === folder) twins.set(main[at], below(own[at]));
  }
  for (const kind of entityKinds.names) {
    for (const { slug, facts } of records[kinds[kind].records] as readonly FileRecord[]) {
      const { slug: translated = slug } = facts;
      twins.set(main.of(kind, slug), below(own.of(kind, translated)));
    }
  }
  // The page has no file, so its title names it.
  twins.set(main.thankYou, below(`/${slugify(site.wording.formThanks) || 'thank-you'}/`));
  // Their list is a page once one is published.
  if (withoutDrafts(records.posts).length > 0) twins.set(main.news, below(own.news));
  const redirects = pagePaths(originals.records, main).flatMap(([{ facts }, to]) =>
    facts.draft ? [] : facts.aliases.map(({ from, fragment }) => [from, { to, fragment }] as const),
  );
  return translateUrls(main, { folder, own, twins, redirects: new Map(redirects) });
}

/** `original` has a translation in every language. */
function missingTranslation({ file, slug }: SourceName, { main, language: { tag, folder } }: Translated): Diagnostic {
  const missing = file.replace(/\.yaml$/, `.${folder}.yaml`);
  const { site } = main.records;
  const at = site?.locate(['languages', site.value.languages?.indexOf(tag) ?? 0]) ?? wholeFile(file);
  const hint = `Run npx treesite new translation ${slug} --language ${folder}, and translate the file.`;
  return diagnose('translation/missing-file', at, `${missing} is missing, so there are no pages in ${tag}.`, { hint });
}
