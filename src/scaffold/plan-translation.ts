/** The name of a data file and a language → the skeleton of its translation. Pure. */
import { Refusal } from '../diagnostics/errors.ts';
import { otherLanguages } from '../domain/texts/languages.ts';
import { fillIn } from '../domain/texts/tokens.ts';
import type { DataRecord, DocumentRecord } from '../schema/records.ts';
import { translatableKinds } from '../schema/translation-schema.ts';
import { formatTranslation } from './format-translation.ts';
import { translationOf } from './new-kinds.ts';
import type { NewPlan } from './plan-new.ts';
import { requireSite, type SiteFacts } from './site-facts.ts';

interface TranslationRequest {
  /** A slug (stowe-vt), or the path of a file, with or without its folder and ending. */
  name: string;
  /** A language of the site, or its short form: es-US, es. */
  language: string;
}

/** Throws a Refusal that says why there is none. */
export function planTranslation({ name, language }: TranslationRequest, facts: SiteFacts): NewPlan {
  const site = requireSite(facts);
  const { records, texts, folder } = facts;
  const found = otherLanguages(site).find((one) => [one.tag, one.folder].includes(language));
  if (!found) {
    const list = [...new Set([...(site.languages ?? [site.language]), language])].join(', ');
    const hint = `Write languages: [${list}] in site.yaml first.`;
    throw new Refusal(`The site has no translations into ${language}. ${hint}`);
  }
  const original = findOriginal(records.all, name);
  if (!original)
    throw new Refusal(
      `No valid file in ${folder}/ is called ${name}. Write its slug or its path, such as cities/stowe-vt.yaml.`,
    );
  if (original.text.includes(fillIn))
    throw new Refusal(`${original.file} contains ${fillIn}. Write the original first, then its translation.`);
  const below = folder === '.' ? original.file : original.file.slice(folder.length + 1);
  const file = translationOf(below, found.folder);
  if (texts.has(file)) throw new Refusal(`${folder}/${file} already exists.`);
  const text = formatTranslation(original, { language: found.tag, file, facts });
  return { files: [{ file, text, isComplete: false }], notes: [] };
}

function findOriginal(
  records: readonly (DataRecord | DocumentRecord)[],
  name: string,
): DataRecord | DocumentRecord | undefined {
  const bare = (path: string) => path.replace(/\.(?:yaml|md)$/, '');
  const undated = (slug: string) => slug.replace(/^\d{4}-\d\d-\d\d-/, '');
  return records.find(
    ({ kind, slug, file }) =>
      translatableKinds.includes(kind) &&
      (slug === name || undated(slug) === name || `/${bare(file)}`.endsWith(`/${bare(name)}`)),
  );
}
