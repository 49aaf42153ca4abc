/** Markdown → RichText, and faults. Pure. */
import { Lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline, RichText } from '../domain/texts/rich-text.ts';
import { headingId } from '../text/alphabets.ts';
import type { MarkdownFault } from './markdown-faults.ts';
import { findExcess } from './markdown-limits.ts';

export interface ParsedMarkdown {
  blocks: RichText;
  /** Links as written, for checking. */
  links: { href: string; offset: number }[];
  faults: MarkdownFault[];
}

/** Returns the href of a link, or undefined for a URL that is not allowed. */
export type LinkTo = (href: string) => string | undefined;

export function parseMarkdown(markdown: string, linkTo: LinkTo): ParsedMarkdown {
  const excess = findExcess(markdown);
  if (excess) return { blocks: [], links: [], faults: [excess] };
  const parser = new Parser(markdown, linkTo);
  let start = 0;
  const blocks = Lexer.lex(markdown, { gfm: true }).flatMap((token) => {
    parser.cursor = start;
    start += token.raw.length;
    return parser.blockOf(token);
  });
  return { blocks, links: parser.links, faults: parser.faults };
}

class Parser {
  readonly links: ParsedMarkdown['links'] = [];
  readonly faults: MarkdownFault[] = [];
  readonly #markdown: string;
  readonly #linkTo: LinkTo;
  /** Stars that are shown as they are typed: with spaces inside, or without the second pair. Two pairs may be the marks of a footnote. */
  readonly #strayStars: RegExp;
  /** How often each id was asked for. */
  readonly #ids = new Map<string, number>();
  /** Tokens have a text but no position. They come in order, so each is found after the previous one, from the start of its block. */
  cursor = 0;

  constructor(markdown: string, linkTo: LinkTo) {
    this.#markdown = markdown;
    this.#linkTo = linkTo;
    const isOneMissing = markdown.split('**').length % 2 === 0;
    this.#strayStars = isOneMissing ? /(?<!\S)\*\*[^\s*]+/g : /(?<!\S)\*\*(?: [^*]+|[^*]+ )\*\*/g;
  }

  blockOf(token: Token): Block[] {
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'paragraph':
      case 'text':
        this.#report('no-space', token.raw.match(markWithoutSpace));
        this.#report('bullet', token.raw.match(foreignBullet));
        this.#report('dashes', token.raw.match(rowsWithoutDashes));
        return [{ type: 'paragraph', children: this.#inlinesOf(token.tokens ?? [token]) }];
      case 'heading':
        return this.#heading(token as Tokens.Heading);
      case 'list': {
        const { ordered, start, items } = token as Tokens.List;
        const first = ordered && start !== '' && start !== 1 ? { start } : {};
        return [{ type: 'list', ordered, ...first, items: items.map((item) => this.#blocksOf(item.tokens)) }];
      }
      case 'blockquote':
        return [{ type: 'quote', children: this.#blocksOf(token.tokens ?? []) }];
      case 'table':
        return [this.#table(token as Tokens.Table)];
      default:
        return this.#refuse(token);
    }
  }

  #blocksOf(tokens: readonly Token[]): Block[] {
    return tokens.flatMap((token) => this.blockOf(token));
  }

  #report(kind: MarkdownFault['kind'], texts: readonly string[] | null): void {
    for (const text of texts ?? []) this.#add(kind, text, this.#markdown.indexOf(text, this.cursor));
  }

  #add(kind: MarkdownFault['kind'], text: string, offset = this.#offsetOf(text)): void {
    this.faults.push({ kind, text, offset });
  }

  #table({ header, rows, align, raw }: Tokens.Table): Block {
    const longRows = raw.split('\n').filter((row) => hasMoreCells(row, header.length));
    this.#report('cells', longRows);
    const cellsOf = (cells: readonly Tokens.TableCell[]) => cells.map(({ tokens }) => this.#inlinesOf(tokens));
    const table = { type: 'table' as const, head: cellsOf(header), rows: rows.map(cellsOf) };
    const columns = align.map((side) => (side === 'right' ? 'end' : side === 'center' ? 'center' : 'start'));
    return columns.some((column) => column !== 'start') ? { ...table, align: columns } : table;
  }

  #inlinesOf(tokens: readonly Token[]): Inline[] {
    return tokens.flatMap((token): Inline[] => {
      switch (token.type) {
        case 'text':
          if ('tokens' in token && token.tokens) return this.#inlinesOf(token.tokens);
          for (const text of token.text.match(brokenLink) ?? []) this.#add('broken-link', text);
          for (const text of token.text.match(this.#strayStars) ?? []) this.#add('stars', text);
          for (const text of token.text.match(characterReferences) ?? []) this.#add('reference', text);
          for (const text of token.text.match(footnotes) ?? []) this.#add('note', text);
          return [{ type: 'text', text: token.text.replace(/[ \t\r\n]+/g, ' ') }];
        case 'escape':
          return [{ type: 'text', text: token.text }];
        case 'strong':
          return [{ type: 'strong', children: this.#inlinesOf(token.tokens ?? []) }];
        case 'em':
          return [{ type: 'emphasis', children: this.#inlinesOf(token.tokens ?? []) }];
        case 'codespan':
          return [{ type: 'code', text: token.text }];
        case 'br':
          return [{ type: 'break' }];
        case 'link':
          return [this.#link(token as Tokens.Link)];
        default:
          return this.#refuse(token);
      }
    });
  }

  #heading(token: Tokens.Heading): Block[] {
    const { depth, tokens, text } = token;
    // The page's own heading is the only one of level 1.
    if (depth === 1) return this.#refuse(token);
    if (isBlank(tokens)) this.#add('wordless', token.raw.trim());
    const level = depth === 2 ? 2 : depth === 3 ? 3 : 4;
    const id = this.#uniqueId(headingId(text));
    return [{ type: 'heading', level, id, children: this.#inlinesOf(tokens) }];
  }

  #link({ href, tokens, raw }: Tokens.Link): Inline {
    const offset = this.#offsetOf(raw);
    if (isBlank(tokens)) this.#add('wordless', raw, offset);
    const printed = this.#linkTo(href);
    // www.example.com becomes a link, too.
    const written = raw.includes(href) ? href : raw;
    if (href === '') this.#add('broken-link', raw, offset);
    else if (printed === undefined) this.#add('link', written, offset);
    else this.links.push({ href, offset });
    return { type: 'link', href: printed ?? '', children: this.#inlinesOf(tokens) };
  }

  #refuse({ type, raw }: Token): [] {
    const kind = type === 'html' || type === 'heading' || type === 'image' ? type : 'unsupported';
    this.#add(kind, raw.trim().split('\n')[0] ?? '', this.#offsetOf(raw));
    return [];
  }

  #offsetOf(raw: string): number {
    const found = this.#markdown.indexOf(raw.trim(), this.cursor);
    if (found === -1) return this.cursor;
    // Continues after its first character, because a nested token's text is part of it.
    this.cursor = found + 1;
    return found;
  }

  /** The second heading with the same words gets `times-2`. */
  #uniqueId(id: string): string {
    const count = (this.#ids.get(id) ?? 0) + 1;
    this.#ids.set(id, count);
    return count === 1 ? id : this.#uniqueId(`${id}-${count}`);
  }
}

function isBlank(tokens: readonly Token[]): boolean {
  return tokens.every((token) => token.raw.trim() === '');
}

const url = '(?:[/#]|https?:|tel:|sms:|mailto:)';
/**
 * Links without an end or a bracket, with a space before the URL, with the brackets swapped, or to a name that is not defined: Markdown
 * shows them as they are typed. The text ends after the bracket if Markdown makes a link of the URL itself.
 */
const brokenLink = new RegExp(
  String.raw`(?:\[[^\][]*)?\] ?\((?:${url}\S*|$)|\([^()]*\)\[${url}[^\s\]]*\]?|\[(?!\^)[^\][]+\]\[[^\][]*\]|\[[^\][()]*[^\s\][()]\((?:${url}[^\s()]*)?(?:\)|$)(?![^\][]*\])`,
  'g',
);

const footnotes = /\[\^[\w-]+\]/g;

/** The usual ones of HTML, which texts show as they are typed. */
export const characterReferences =
  /&(?:amp|nbsp|shy|quot|apos|lt|gt|[lr][ads]quo|bdquo|sbquo|[lr]saquo|[lr]arr|e[nm]sp|thinsp|minus|[mn]dash|hellip|middot|bull|copy|reg|trade|deg|frac\d\d|sup[123]|cent|pound|yen|euro|sect|times|plusmn|iexcl|iquest|ord[fm]|[a-z](?:acute|grave|circ|tilde|uml|ring|cedil|slash|caron)|[ao]elig|szlig|#\d{2,6}|#x[\da-f]{2,5});/gi;

/** Lines with the mark of a heading, or of the first two entries of a list, without a space after it: Markdown shows them as they are typed. */
const markWithoutSpace = /^(?:#{2,6}[^\s#].*|([-*])\p{L}[^*\n]*(?=\n\1\p{L})|1([.)])\p{L}.*(?=\n2\2\p{L}))/gmu;

/** The bullets of a word processor, or a no-break space after a hyphen. */
const bullet = String.raw`(?:[•·‣▪◦]|[–*-][ \t]*\u00a0|– )`;
/** The first of two lines with one. */
const foreignBullet = new RegExp(String.raw`^${bullet}.*(?=\n *${bullet})`, 'm');

/** The first of two lines that begin and end with a bar: without a line of dashes after it, it is not a table. */
const rowsWithoutDashes = /^\|.*\|(?= *\n *\|.*\| *$)/m;

/** Whether a row has words after its first `count` cells. A bar after a backslash is part of a cell. */
function hasMoreCells(row: string, count: number): boolean {
  const cells = row.replace(/^\s*\|/, '').split(/(?<!\\)\|/);
  return cells.slice(count).some((cell) => cell.trim() !== '');
}
