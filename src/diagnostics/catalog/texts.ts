/** Diagnostics of the content of texts. */
import type { CatalogEntry } from './catalog-entry.ts';

export const texts = {
  'text/forbidden-character': {
    severity: 'error',
    title: 'A text contains a character that cannot be shown',
    why: 'Control characters and private-use characters usually come from copying and pasting. Browsers cannot show them.',
    fix: 'Delete the marked character and type the word again.',
  },
  'text/unknown-token': {
    severity: 'error',
    title: 'A token in braces is unknown here',
    why: 'The token would be shown to visitors as written, with its braces.',
    fix: 'Use {phone}, {business}, {year}, {forms} or {scripts}. On pages of a place, you can also use {city} and {county}.',
  },
  'text/html': {
    severity: 'error',
    title: 'A text contains HTML',
    why: 'Text is written in Markdown, so that nothing in the data can run code in a visitor’s browser.',
    fix: 'Write **bold** for <b>bold</b>, and [words](/contact/) for a link.',
  },
  'text/plain': {
    severity: 'warning',
    title: 'A plain text contains Markdown or HTML',
    why: 'Names, titles and descriptions are plain text: visitors would see the brackets, stars and tags.',
    fix: 'Write only the words, or move the text to a field that may contain Markdown.',
  },
  'text/markdown': {
    severity: 'error',
    title: 'A Markdown feature is not supported',
    why: 'Texts support only part of Markdown. Pictures have their own fields.',
    fix: 'Use paragraphs, lists, tables, > quotes, headings that begin with ##, **bold**, *italic*, `code` and [links](/contact/).',
  },
  'language/right-to-left': {
    severity: 'error',
    title: 'The language is written from right to left',
    why: 'The layout of the built-in templates is made for text from left to right. Arabic or Hebrew text in it would be hard to read.',
    fix: 'Build the site in a language that is written from left to right.',
  },
  'language/wording': {
    severity: 'warning',
    title: 'The words of buttons, labels and forms are in another language than the site',
    why: 'treesite provides these words only in English and Spanish. Visitors would read two languages, and screen readers would read English words aloud in the site’s language.',
    fix: 'Translate the fields of wording in site.yaml. If English is right, allow this warning in checks.allow, with a reason.',
  },
} as const satisfies Record<string, CatalogEntry>;
