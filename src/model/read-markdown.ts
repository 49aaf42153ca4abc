/** A reader of the Markdown texts of a site, which keeps recent ones parsed. Pure. */
import { recentResults } from '../memo/memoize.ts';
import { type LinkTo, type ParsedMarkdown, parseMarkdown } from './parse-markdown.ts';

export type ReadMarkdown = (markdown: string) => ParsedMarkdown;

/** See `recentResults`. */
const maxTexts = 1024;

/** A parser with a cache of recent texts. Plain lines bypass it, because parsing them is as fast as a lookup. */
export function markdownReader(linkTo: LinkTo): ReadMarkdown {
  const parse = recentResults(maxTexts, (markdown: string) => parseMarkdown(markdown, linkTo));
  return (text) =>
    plainLine.test(text) && !text.endsWith(' ') && !bareUrl.test(text)
      ? { blocks: [{ type: 'paragraph', children: [{ type: 'text', text }] }], links: [], faults: [] }
      : parse(text);
}

/** Most texts: one line without lists, URLs or Markdown characters, which needs no parser. */
const plainLine = /^[A-Za-z"'“‘({$](?:[^\\`*_~<[\]&@\s]| (?! ))*$/;
const bareUrl = /https?:|ftp:|www\./i;
