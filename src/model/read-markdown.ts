/** A reader of the Markdown texts of a site, which keeps recent ones parsed. Pure. */
import { type LinkTo, type ParsedMarkdown, parseMarkdown } from './parse-markdown.ts';

export type ReadMarkdown = (markdown: string) => ParsedMarkdown;

/** The cache holds up to two generations of this many texts: all texts of a large site would fill the memory. */
const textsPerGeneration = 512;

/** A parser with a cache of recent texts. Plain lines bypass it, because parsing them is as fast as a lookup. */
export function markdownReader(linkTo: LinkTo): ReadMarkdown {
  let young = new Map<string, ParsedMarkdown>();
  let old = young;
  return (markdown) => {
    if (isPlain(markdown)) return oneParagraph(markdown);
    const known = young.get(markdown);
    if (known) return known;
    const parsed = old.get(markdown) ?? parseMarkdown(markdown, linkTo);
    if (young.size >= textsPerGeneration) {
      old = young;
      young = new Map();
    }
    young.set(markdown, parsed);
    return parsed;
  };
}

/** Most texts: one line without lists, URLs or Markdown characters, which needs no parser. */
const plainLine = /^[A-Za-z"'“‘({$](?:[^\\`*_~<[\]&@\s]| (?! ))*$/;
const bareUrl = /https?:|ftp:|www\./i;

function isPlain(markdown: string): boolean {
  return plainLine.test(markdown) && !markdown.endsWith(' ') && !bareUrl.test(markdown);
}

function oneParagraph(text: string): ParsedMarkdown {
  return { blocks: [{ type: 'paragraph', children: [{ type: 'text', text }] }], links: [], faults: [] };
}
