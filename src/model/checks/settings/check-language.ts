/** Reports a language that is written from right to left, and words of the interface that stay English on a site in another language. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { languageOf, languagesWithWords } from '../../../domain/texts/languages.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';

/** The words that the site does not write are English in every language that treesite has no words in. */
export function checkLanguage({ value: { language, wording }, locate }: DataRecord<Site>): Diagnostic[] {
  const code = languageOf(language);
  if (isRightToLeft(language)) {
    const message = `${nameOf(code)} is written from right to left, which treesite does not support yet.`;
    const hint = 'Write the language in which the texts of this site are, from left to right: en-US';
    return [diagnose('language/right-to-left', locate(['language']), message, { hint })];
  }
  if (languagesWithWords.includes(code)) return [];
  const fields = Object.keys(wording);
  const missing = fields.filter((field) => locate.written(['wording', field]) === undefined);
  if (missing.length === 0) return [];
  const name = nameOf(code);
  const message = `The site is in ${name}, but treesite provides the words of buttons, labels and forms only in English and Spanish. ${missing.length} of the ${fields.length} fields of wording are not set.`;
  const some = missing.slice(0, 3).join(', ') + (missing.length > 3 ? ' …' : '');
  const hint = `Write them in ${name} under wording: in site.yaml (${some}), as docs/data.md lists them. If English is right, allow this warning under checks.allow, in the same file.`;
  return [diagnose('language/wording', locate(['language']), message, { hint })];
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr', 'Yezi']);

function isRightToLeft(language: string): boolean {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '');
}

function nameOf(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}
