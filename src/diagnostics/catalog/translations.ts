/** Diagnostics of translations, and of the languages of a site. */
import type { CatalogEntry } from './catalog-entry.ts';

export const translations = {
  'translation/unknown-language': {
    title: 'A file is in a language that the site does not have',
    why: 'The name of a translation says its language: privacy.es.md. It is published only if site.yaml lists the language.',
    fix: 'Add the language to languages in site.yaml, or rename or delete the file.',
  },
  'translation/missing-file': {
    title: 'A language lacks a file that each language needs',
    why: 'Every page shows words of site.yaml, and every language begins at its home page.',
    fix: 'Run npx treesite new translation with the name of the file and --language, and translate it.',
  },
  'translation/without-original': {
    title: 'A translation has no original',
    why: 'A translation holds only texts. The facts of its page, such as prices and coordinates, come from the original.',
    fix: 'Rename the translation if the original was renamed, or delete it.',
  },
  'translation/fact': {
    title: 'A translation contains a fact',
    why: 'Facts have one home, the original. If they were in both files, an edit of one would make the two pages differ.',
    fix: 'Delete the field from the translation. The page shows the value of the original.',
  },
  'translation/changed-original': {
    severity: 'warning',
    onPublish: 'error',
    title: 'The original has changed since it was translated',
    why: 'Visitors would read different things in the two languages.',
    fix: 'Compare the two files, correct the translation, and write the new value of translates.',
  },
  'translation/different-numbers': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A translation has other prices or percentages than the original',
    why: 'A price that differs between two languages is wrong in one of them.',
    fix: 'Write the same amounts in digits. If the other amount is right, write it into the original, too.',
  },
  'translation/incomplete': {
    severity: 'warning',
    title: 'A part of the original is not translated, or lacks a token',
    why: 'A page is in one language only, so a part without a translation is left out. Texts of site.yaml that every page needs, such as the names in the menu, stay in the main language. A text without {phone}, {forms} or {scripts} says less than the original.',
    fix: 'Translate the part, and write the token where the original has it; or allow this warning in checks.allow if the page is right without it.',
  },
  'translation/longer-list': {
    severity: 'warning',
    title: 'A list has more entries than in the original',
    why: 'The two pages would say different things. Entries get the facts of the original in its order, such as icons and pictures, so one that it does not have can also move the others to wrong ones.',
    fix: 'Write the entries in the order of the original. Delete the one that it does not have, or add it there.',
  },
  'translation/same-words': {
    severity: 'warning',
    title: 'A sentence is the same in the translation and in the original',
    why: 'Search engines and screen readers take the page for one in the other language.',
    fix: 'Translate the sentence.',
  },
} as const satisfies Record<string, CatalogEntry>;
