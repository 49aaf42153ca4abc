/** Texts, Markdown and links that try to leave the place they are printed in, each with a harmless one of the same shape. Pure. */
import { findTokens } from '../../src/domain/texts/tokens.ts';
import { normalizeText } from '../../src/load/normalize.ts';
import type { Random } from '../support/random.ts';
import { namePieces, pieces, refusedMarkdown, schemes, unsafePieces } from './hostile-pieces.ts';

/** What a field gets on the hostile page and on the harmless one. */
export interface Pair {
  hostile: string;
  harmless: string;
}

/** Texts put on the hostile page, by the number of the mark that they are on the harmless one. */
export type Marks = string[];

export const markPattern = /Qx(\d+)z+/g;
/** No mark is shorter. */
const minLength = 7;

export class HostileTexts {
  readonly random: Random;
  readonly marks: Marks;

  constructor(random: Random, marks: Marks = []) {
    this.random = random;
    this.marks = marks;
  }

  pick<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.random() * list.length)] as Item;
  }

  /** `Qx12zzz`: as long as the text, which decides how a form shows its choices. */
  mark(text: string): string {
    return `Qx${this.marks.push(text) - 1}z`.padEnd(text.length, 'z');
  }

  /** A field of plain text. */
  text(): Pair {
    const [first, second] = [this.#words(pieces), this.#words(pieces)];
    if (this.random() < 0.7 || /\{[^{}]*$/.test(first) || /^[^{}]*\}/.test(second))
      return { hostile: first, harmless: this.mark(first) };
    const middle = this.pick(['{phone}', '{business}', '{year}', '802-555-0142', '+44 20 7946 0018']);
    return {
      hostile: `${first}, ${middle}, ${second}`,
      harmless: `${this.mark(first)}, ${middle}, ${this.mark(second)}`,
    };
  }

  /** The name of a place, which its file is called by. */
  name(before: string): Pair {
    const end = this.#words(namePieces);
    return { hostile: `${before} ${end}`, harmless: `${before} ${this.mark(end)}` };
  }

  /** Markdown in which every sign of a text is escaped, so that only its own elements are made. */
  markdown(): Pair {
    const blocks = Array.from({ length: 1 + Math.floor(this.random() * 3) }, () => this.#block());
    return {
      hostile: blocks.map(({ hostile }) => hostile).join('\n\n'),
      harmless: blocks.map(({ harmless }) => harmless).join('\n\n'),
    };
  }

  /** Signs in any order, as Markdown: it may refuse them, or make of them what it likes. */
  rawMarkdown(): string {
    return this.#words([
      ...pieces,
      '\n\n',
      '\n- ',
      '\n> ',
      '\n## ',
      '**',
      '_',
      '`',
      '[w](/contact/)',
      '<b>',
      '[x](https://e.example/"><i>)',
    ]);
  }

  /** A link that the data may have. */
  link(): Pair {
    const rest = this.#words(pieces).replace(/[\s\\]|\p{Z}/gu, '');
    const form = this.pick([
      'https://e.example/',
      'https://e.example/?a=',
      'https://e.example/#',
      'https://e.example:8080/x;',
      '/contact/?a=',
      '/a/',
      'mailto:',
    ]);
    const [begin, end] = form === 'mailto:' ? [`${form}w`, '@e.example'] : [form, form === '/a/' ? '.pdf' : ''];
    const inside = rest
      .replace(form === 'mailto:' ? /@/g : /[#?]/g, '')
      .replace(/^\/+/, '')
      .padEnd(minLength, 'w');
    return { hostile: begin + inside + end, harmless: begin + this.mark(inside) + end };
  }

  /** A link that no page may have. */
  refusedLink(): string {
    return this.pick(unsafePieces);
  }

  /** Markdown with such a link, HTML, or what the templates have no style for. */
  refusedMarkdown(): string {
    return this.pick([
      () => this.pick(refusedMarkdown),
      () => `[w](<${this.refusedLink()}>)`,
      () => `w <${this.pick(schemes)}>`,
      () => `[w][r]\n\n[r]: ${this.pick(schemes)}`,
    ])();
  }

  #words(list: readonly string[]): string {
    const maxPieces = 1 + this.random() * 5;
    let text = '';
    for (let count = 0; count < maxPieces || text.length < minLength; count++)
      text = normalizeText(text + this.pick(list));
    // A population that begins with a digit is printed as a number.
    text = text.replace(/^\d/, 'w');
    return findTokens(text).length > 0 ? text.replaceAll('}', ')') : text;
  }

  #block(): Pair {
    // With both in one line, what is between them would be a token.
    const brace = this.pick(['{', '}']);
    const [one, two] = [this.#inline(brace), this.#inline(brace)];
    const both = (make: (one: string, two: string) => string): Pair => ({
      hostile: make(one.hostile, two.hostile),
      harmless: make(one.harmless, two.harmless),
    });
    return this.pick([
      () => one,
      () => both((a, b) => `${a} ${b}`),
      () => both((a, b) => `- ${a}\n- ${b}`),
      () => both((a, b) => `1. ${a}\n2. ${b}`),
      () => both((a, b) => `> ${a}\n> ${b}`),
    ])();
  }

  #inline(brace: string): Pair {
    // A letter at both ends: white space and signs there have a meaning of their own.
    const text = `w${this.#words(pieces)
      .replace(/[\t\n]/g, ' ')
      .replaceAll(brace, '|')}w`;
    const mark = this.mark(text);
    const escaped = text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
    const link = this.link();
    const address = link.hostile.replace(/[<>()&*_`[\]{}|~"'$#^]|\p{Cf}/gu, '');
    return this.pick<() => Pair>([
      () => ({ hostile: escaped, harmless: mark }),
      () => ({ hostile: `**${escaped}**`, harmless: `**${mark}**` }),
      () => ({ hostile: `*${escaped}*`, harmless: `*${mark}*` }),
      () => ({ hostile: `[${escaped}](${address})`, harmless: `[${mark}](${address})` }),
      () => ({ hostile: `${escaped} {phone}`, harmless: `${mark} {phone}` }),
    ])();
  }
}
