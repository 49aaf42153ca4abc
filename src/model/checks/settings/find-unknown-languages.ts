/** The names of all data files → those with the code of a language that the site does not have. Pure. */
import { type Diagnostic, diagnose, wholeFile } from '../../../diagnostics/diagnostic.ts';
import { groupBy } from '../../../domain/groups.ts';
import { languageFolders, languageOf, splitLanguage } from '../../../domain/texts/languages.ts';
import type { SourceName } from '../../../load/source.ts';
import type { Site } from '../../../schema/types.gen.ts';
import { isCode } from './check-codes.ts';

export function findUnknownLanguages(names: readonly SourceName[], site: Site): Diagnostic[] {
  const tags = site.languages ?? [site.language];
  if (!tags.every((tag) => isCode(tag, 'language'))) return [];
  const folders = languageFolders(tags);
  const [main = '', ...others] = tags;
  const known = others.map((tag) => folders.get(tag));
  // A wrong extension is reported already.
  const unknown = names.filter(
    ({ file, language }) => language !== undefined && !known.includes(language) && !file.endsWith('.yml'),
  );

  /** The languages of the site that a code may mean: also a form of the code that is not in the names of files, as in site.es-US.yaml. With a second country, all files of the language would have another name. */
  function meantBy(code: string): string[] {
    const forms = (tag: string) => (tag === main ? [code] : [code, languageOf(code)]).map((form) => form.toLowerCase());
    return tags.filter((tag) => forms(tag).some((form) => form === tag.toLowerCase() || form === languageOf(tag)));
  }

  const codes = new Set(unknown.map(({ language = '' }) => language.toLowerCase()));
  const added = [...codes].filter((code) => meantBy(code).length === 0).flatMap((code) => tagOf(code) ?? []);

  function explain(code: string, original: string): { message: string; hint: string } {
    const meant = meantBy(code);
    const renamed = meant.map((tag) =>
      tag === main ? original : original.replace(/(?=\.[^.]+$)/, `.${folders.get(tag)}`),
    );
    const present = renamed.find((name) => names.some(({ file }) => file === name));
    const rename = present
      ? `Copy the texts into ${present}, and delete this file.`
      : `Rename it to ${renamed.join(' or ')}.`;
    const other = tagOf(code);
    const country = other?.includes('-') ? '' : ', with a country if you like';
    const add = `Write languages: [${[...tags, ...added].join(', ')}] in site.yaml${country}. Or rename or delete the file.`;
    const keep = `Do not rename it: ${original} exists, and contains the facts. If ${main} is not the main language, put it after the main one in languages. Otherwise, copy the texts into ${original}, and delete this file.`;
    if (meant.join() === main) {
      const message = `Files in ${main}, the main language, have no code in their names.`;
      return { message, hint: present ? keep : rename };
    }
    const message = `No language of the site has the code ${code} in the names of its files.`;
    return { message, hint: meant.length > 0 ? rename : other ? add : 'Rename or delete the file.' };
  }

  const found = unknown.map(({ file, language = '' }) => ({
    file,
    ...explain(language, splitLanguage(file).original),
  }));
  // All files of a language that was taken out of the list are one mistake.
  return [...groupBy(found, ({ message, hint }) => message + hint).values()].map(
    ([{ file, message, hint }, ...others]) => {
      const count = others.length === 0 ? '' : ` There are ${others.length + 1} such files; this is the first.`;
      return diagnose('translation/unknown-language', wholeFile(file), message + count, { hint });
    },
  );
}

/** The language whose name in the names of files this is: es-mx → es-MX. */
function tagOf(code: string): string | undefined {
  const [tag = ''] = /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?$/i.test(code) ? Intl.getCanonicalLocales(code) : [];
  return tag.toLowerCase() === code.toLowerCase() && isCode(tag, 'language') ? tag : undefined;
}
