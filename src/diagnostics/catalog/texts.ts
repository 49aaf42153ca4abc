/** Diagnostics of what may stand in a text. */
import type { CatalogEntry } from './catalog-entry.ts';

export const texts = {
  'text/forbidden-character': {
    severity: 'error',
    title: 'A text holds a character that no page can show',
    why: 'Control characters and private-use characters come from broken copies and have no meaning on a page.',
    cure: 'Delete the character at the marked place and type the word again.',
  },
  'text/unknown-token': {
    severity: 'error',
    title: 'A token in braces is not known here',
    why: 'It would be printed as it stands, braces and all.',
    cure: 'Known tokens are {phone}, {business} and {year}; on place pages {city} and {county} too.',
  },
  'text/html': {
    severity: 'error',
    title: 'A text holds HTML',
    why: 'Text is written in Markdown, so that nothing in the data can run in a visitor’s browser.',
    cure: 'Write **bold** for <b>bold</b>, and [words](/contact/) for a link.',
  },
  'text/markdown': {
    severity: 'error',
    title: 'A piece of Markdown is not supported',
    why: 'Pictures, tables and code blocks have places of their own in the templates.',
    cure: 'Use paragraphs, lists, headings, bold, italic and links.',
  },
} as const satisfies Record<string, CatalogEntry>;
