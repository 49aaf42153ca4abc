/** A Markdown page → what it links to and what it shows as code, with the parser that treesite already uses. Pure. */
import { Lexer, type Token, walkTokens } from 'marked';
import { anchorOf } from '../../docs/generate/markdown.ts';

export interface MarkdownPage {
  /** Where a link may lead on this page, without #. */
  anchors: Set<string>;
  links: string[];
  /** The text between backticks. */
  codes: string[];
  fences: { language: string; text: string }[];
}

export function readMarkdown(text: string): MarkdownPage {
  const page: MarkdownPage = { anchors: new Set(), links: [], codes: [], fences: [] };
  walkTokens(new Lexer().lex(text), (token: Token) => {
    if (token.type === 'heading') page.anchors.add(anchorOf(plainText(token.text)));
    if (token.type === 'link' || token.type === 'image') page.links.push(token.href);
    if (token.type === 'codespan') page.codes.push(token.text);
    if (token.type === 'code') page.fences.push({ language: token.lang ?? '', text: token.text });
    if (token.type !== 'html') return;
    for (const [, id = ''] of token.text.matchAll(/\bid="([^"]+)"/g)) page.anchors.add(id);
    for (const [, href = ''] of token.text.matchAll(/\b(?:href|src|srcset)="([^"]+)"/g)) page.links.push(href);
  });
  return page;
}

function plainText(heading: string): string {
  return heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
