/** The names of all data files → those with the code of a language that the site does not have. Pure. */
import { type Diagnostic, diagnose, wholeFile } from '../../../diagnostics/diagnostic.ts';
import { groupBy } from '../../../domain/groups.ts';
import { otherLanguages } from '../../../domain/texts/languages.ts';
import type { SourceName } from '../../../load/source.ts';
import type { Site } from '../../../schema/types.gen.ts';
import { isCode } from './check-codes.ts';

export function findUnknownLanguages(names: readonly SourceName[], site: Site): Diagnostic[] {
  const tags = site.languages ?? [site.language];
  if (!tags.every((tag) => isCode(tag, 'language'))) return [];
  const others = otherLanguages(site);
  const known = others.map(({ folder }) => folder);
  // A wrong extension is reported already.
  const unknown = names.filter(
    ({ file, language }) => language !== undefined && !known.includes(language) && !file.endsWith('.yml'),
  );
  const codes = [
    `The main language, ${tags[0]}, has no code`,
    ...others.map(({ tag, folder }) => `${tag} has ${folder}`),
  ];
  const hint = `Add the language to languages in site.yaml, or rename or delete the file. ${codes.join('; ')}.`;
  // All files of a language that was taken out of the list are one mistake.
  return [...groupBy(unknown, ({ language }) => language).values()].map(([{ file, language }, ...more]) => {
    const count = more.length === 0 ? '' : ` There are ${more.length + 1} such files; this is the first.`;
    const message = `No language of the site has the code ${language} in the names of its files.${count}`;
    return diagnose('translation/unknown-language', wholeFile(file), message, { hint });
  });
}
