/** The names of all data files → those with the code of a language that the site does not have. Pure. */
import { type Diagnostic, diagnose, wholeFile } from '../../../diagnostics/diagnostic.ts';
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

  function explain(code: string, original: string): { message: string; hint: string } {
    // Also by a form of the code that is not in the names of files: site.es-US.yaml. With a second country, all files of the language would have another name.
    const forms = (tag: string) => (tag === main ? [code] : [code, languageOf(code)]).map((form) => form.toLowerCase());
    const meant = tags.filter((tag) =>
      forms(tag).some((form) => form === tag.toLowerCase() || form === languageOf(tag)),
    );
    const renamed = meant.map((tag) =>
      tag === main ? original : original.replace(/(?=\.[^.]+$)/, `.${folders.get(tag)}`),
    );
    const present = renamed.find((name) => names.some(({ file }) => file === name));
    const rename = present
      ? `Copy the texts into ${present}, and delete this file.`
      : `Rename it to ${renamed.join(' or ')}.`;
    const other = tagOf(code);
    const country = other?.includes('-') ? '' : ', with a country if you like';
    const add = `Write languages: [${tags.join(', ')}, ${other}] in site.yaml${country}, or rename the file.`;
    const keep = `Do not rename it: ${original} exists, and contains the facts. If ${main} is not the main language, put it after the main one in languages. Otherwise, copy the texts into ${original}, and delete this file.`;
    if (meant.join() === main) {
      const message = `Files in ${main}, the main language, have no code in their names.`;
      return { message, hint: present ? keep : rename };
    }
    const message = `No language of the site has the code ${code} in the names of its files.`;
    return { message, hint: meant.length > 0 ? rename : other ? add : 'Rename or delete the file.' };
  }

  return names.flatMap(({ file, language }) => {
    // A wrong extension is reported already.
    if (language === undefined || known.includes(language) || file.endsWith('.yml')) return [];
    const { message, hint } = explain(language, splitLanguage(file).original);
    return [diagnose('translation/unknown-language', wholeFile(file), message, { hint })];
  });
}

/** The language whose name in the names of files this is: es-mx → es-MX. */
function tagOf(code: string): string | undefined {
  const [tag = ''] = /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?$/i.test(code) ? Intl.getCanonicalLocales(code) : [];
  return tag.toLowerCase() === code.toLowerCase() && isCode(tag, 'language') ? tag : undefined;
}
