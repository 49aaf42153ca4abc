/** Markdown → RichText, and faults: HTML, pictures and tables are not supported. Pure. */
import { Lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline, RichText } from '../domain/texts/rich-text.ts';
import { slugify } from '../domain/urls/slug.ts';
import { findExcess } from './markdown-limits.ts';

export interface MarkdownFault {
  kind: 'html' | 'unsupported' | 'link' | 'broken-link' | 'excess';
  text: string;
  /** For an excess: the limit. */
  reason?: string;
  /** Characters from the start of the Markdown. */
  offset: number;
}

export interface ParsedMarkdown {
  blocks: RichText;
  /** Links as written, for checking. */
  links: { href: string; offset: number }[];
  faults: MarkdownFault[];
}

export type ReadMarkdown = (markdown: string) => ParsedMarkdown;

/** The cache holds up to two generations of this many texts: all texts of a large site would fill the memory. */
const textsPerGeneration = 512;

/** A parser with a cache of recent texts. Plain lines bypass it, because parsing them is as fast as a lookup. */
export function markdownReader(linkTo: (href: string) => string | undefined): ReadMarkdown {
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

/** `linkTo` returns the href of a link, or undefined for a URL that is not allowed. */
export function parseMarkdown(markdown: string, linkTo: (href: string) => string | undefined): ParsedMarkdown {
  if (isPlain(markdown)) return oneParagraph(markdown);
  const excess = findExcess(markdown);
  if (excess) return { blocks: [], links: [], faults: [{ kind: 'excess', ...excess }] };
  const result: ParsedMarkdown = { blocks: [], links: [], faults: [] };
  // Tokens have a text but no position. They come in order, so each is found after the previous one.
  let cursor = 0;
  const offsetOf = (raw: string) => {
    const found = markdown.indexOf(raw.trim(), cursor);
    if (found === -1) return cursor;
    // Continues after its first character, because a nested token's text is part of it.
    cursor = found + 1;
    return found;
  };

  const uses = new Map<string, number>();
  /** The second heading with the same words gets `times-2`. */
  const uniqueId = (id: string): string => {
    const count = (uses.get(id) ?? 0) + 1;
    uses.set(id, count);
    return count === 1 ? id : uniqueId(`${id}-${count}`);
  };

  const blocksOf = (tokens: readonly Token[]): Block[] =>
    tokens.flatMap((token): Block[] => {
      switch (token.type) {
        case 'space':
        case 'def':
          return [];
        case 'paragraph':
        case 'text':
          return [{ type: 'paragraph', children: inlinesOf(token.tokens ?? [token]) }];
        case 'heading': {
          const { depth, tokens: children = [], text } = token as Tokens.Heading;
          if (depth === 1) return fault('unsupported', token);
          return [
            {
              type: 'heading',
              level: depth === 2 ? 2 : depth === 3 ? 3 : 4,
              id: uniqueId(slugify(text)),
              children: inlinesOf(children),
            },
          ];
        }
        case 'list': {
          const { ordered, items } = token as Tokens.List;
          return [{ type: 'list', ordered, items: items.map((item) => blocksOf(item.tokens)) }];
        }
        case 'blockquote':
          return [{ type: 'quote', children: blocksOf(token.tokens ?? []) }];
        case 'html':
          return fault('html', token);
        default:
          return fault('unsupported', token);
      }
    });

  const inlinesOf = (tokens: readonly Token[]): Inline[] =>
    tokens.flatMap((token): Inline[] => {
      switch (token.type) {
        case 'text':
          if ('tokens' in token && token.tokens) return inlinesOf(token.tokens);
          for (const text of brokenLinks(token.text))
            result.faults.push({ kind: 'broken-link', text, offset: offsetOf(text) });
          return [{ type: 'text', text: plainText(token.text) }];
        case 'escape':
          return [{ type: 'text', text: token.text }];
        case 'strong':
          return [{ type: 'strong', children: inlinesOf(token.tokens ?? []) }];
        case 'em':
          return [{ type: 'emphasis', children: inlinesOf(token.tokens ?? []) }];
        case 'codespan':
          return [{ type: 'code', text: token.text }];
        case 'br':
          return [{ type: 'break' }];
        case 'link': {
          const { href, tokens: children } = token as Tokens.Link;
          const offset = offsetOf(token.raw);
          const printed = linkTo(href);
          if (printed === undefined) result.faults.push({ kind: 'link', text: href, offset });
          else result.links.push({ href, offset });
          return [{ type: 'link', href: printed ?? '', children: inlinesOf(children) }];
        }
        case 'html':
          return fault('html', token);
        default:
          return fault('unsupported', token);
      }
    });

  const fault = (kind: MarkdownFault['kind'], token: Token): [] => {
    result.faults.push({ kind, text: token.raw.trim().split('\n')[0] ?? '', offset: offsetOf(token.raw) });
    return [];
  };

  result.blocks = blocksOf(Lexer.lex(markdown, { gfm: true }));
  return result;
}

/** Links without an end, with a space before the URL, or with the brackets swapped: Markdown shows them as they are typed. */
function brokenLinks(text: string): string[] {
  return text.includes('](') || text.includes('] (') || text.includes(')[') ? (text.match(brokenLink) ?? []) : [];
}

const brokenLink =
  /(?:\[[^\][]*)?\] ?\((?:(?:[/#]|https?:|tel:|sms:|mailto:)\S*|$)|\([^()]*\)\[(?:[/#]|https?:|tel:|sms:|mailto:)[^\s\]]*\]?/g;

/** Turns line breaks and runs of spaces into one space. Character references are not decoded. */
function plainText(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ');
}
