/** The faults of Markdown texts: HTML, pictures and code blocks are not supported, and much that looks like Markdown is shown as it is typed. */

/** More would take the parser too long, or overflow its stack. */
export const maxLevels = 20;
export const maxSigns = 500;
export const maxCells = 2000;

/** By kind: what is wrong, what to do, and the code of the diagnostic, if it is not text/markdown. */
export const markdownFaults = {
  html: [
    'HTML is not allowed in texts',
    'Use Markdown: **bold**, *italic*, [words](/contact/), an empty line between paragraphs. Link to videos and maps; scripts of services belong under scripts in site.yaml.',
    'text/html',
  ],
  'broken-link': [
    'This link is incomplete',
    'Write [words](/contact/): the words in square brackets, then the URL in parentheses, without spaces.',
  ],
  stars: [
    'These stars do not make bold text, so they are shown as typed',
    'Write **words**, with stars on both sides and no spaces inside them, or delete them.',
    'text/plain',
  ],
  'no-space': [
    'A heading or list needs a space after its mark, so this is shown as it is typed',
    'Write a space after ##, - or 1.',
    'text/plain',
  ],
  bullet: [
    'These lines are one paragraph, because their bullets are not those of Markdown',
    'Begin each entry with a hyphen (-) and an ordinary space.',
    'text/plain',
  ],
  dashes: [
    'A table needs a line of dashes, so this is shown as it is typed',
    'Below the first row, write a line with dashes for each column: | --- | --- |',
    'text/plain',
  ],
  cells: [
    'This row has more cells than the first row of the table, so the last cells are on no page',
    'Add columns to the first row and to the line of dashes, or write \\| for a bar inside a cell.',
  ],
  note: ['Footnotes are not supported, so this is shown as it is typed', 'Write the note into the text.', 'text/plain'],
  reference: [
    'This is HTML, which is shown as it is typed',
    'Write the character itself, such as & or é.',
    'text/plain',
  ],
  wordless: ['This link or heading has no words', 'Write the words that visitors read, or delete it.'],
  heading: ['This Markdown feature is not supported', 'Begin it with ##. The page’s title is the only main heading.'],
  image: ['Texts have no pictures', 'Use a field, such as image of a post, or gallery of a service.'],
  unsupported: [
    'This Markdown feature is not supported',
    'Use paragraphs, lists, tables, > quotes, headings that begin with ##, **bold**, *italic*, `code` and [links](/contact/).',
  ],
  'too-deep': [`Lists and quotes can have at most ${maxLevels} levels`, 'Use fewer levels.'],
  'too-many-signs': [
    `A paragraph can have at most ${maxSigns} of the signs * _ ~ and ://`,
    'Divide it into several paragraphs.',
  ],
  'too-many-cells': [`A table can have at most ${maxCells} cells`, 'Divide it into several tables.'],
} as const;

export interface MarkdownFault {
  /** `link`: to a URL that is not allowed. */
  kind: keyof typeof markdownFaults | 'link';
  text: string;
  /** Characters from the start of the Markdown. */
  offset: number;
}
