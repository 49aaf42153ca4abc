/** Texts, Markdown and links that try to leave the place they are printed in, each with a harmless one of the same shape. Pure. */
import { findTokens } from '../../src/domain/texts/tokens.ts';
import { normalizeText } from '../../src/load/normalize.ts';
import type { Random } from '../support/random.ts';
import { markdownPieces, namePieces, pieces, refusedMarkdown, schemes, unsafePieces } from './hostile-pieces.ts';

/** The value of a field on the hostile page and on the harmless one. */
export interface Pair {
  hostile: string;
  harmless: string;
}

/** Texts put on the hostile page, by the number of the mark that they are on the harmless one. */
export type Marks = string[];

export const markPattern = /Qx(\d+)z+/g;
/** No mark is shorter. */
const minLength = 7;
const longestReach = 90;
/** A test's random numbers may always be the same. */
const maxAgain = 20;

/**
 * `shape` decides what affects the structure of a page: kinds of texts, lengths, nesting of Markdown. `words` decides the rest. Data sets of one shape share a harmless page.
 */
export class HostileTexts {
  readonly shape: Random;
  readonly words: Random;
  readonly marks: Marks = [];
  readonly #used = new Set<string>();

  constructor(shape: Random, words: Random = shape) {
    this.shape = shape;
    this.words = words;
  }

  pick<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.shape() * list.length)] as Item;
  }

  /** `Qx12zzz`: as long as the text, which decides how a form shows its choices. */
  mark(text: string): string {
    return `Qx${this.marks.push(text) - 1}z`.padEnd(text.length, 'z');
  }

  /** A field of plain text. */
  text(): Pair {
    const isSimple = this.shape() < 0.7;
    const [first, second] = [this.#words(pieces), this.#words(pieces)];
    if (isSimple) return { hostile: first, harmless: this.mark(first) };
    const middle = this.pick(['{phone}', '{business}', '{year}', '802-555-0142', '+44 20 7946 0018']);
    // A brace before or after a token would belong to it.
    const [before, after] = [first.replaceAll('{', '('), second.replaceAll('}', ')')];
    return {
      hostile: `${before}, ${middle}, ${after}`,
      harmless: `${this.mark(before)}, ${middle}, ${this.mark(after)}`,
    };
  }

  /** Words without a token. */
  anyText(): string {
    return this.#words(pieces);
  }

  /** The name of a place, which its file is called by. */
  name(before: string): Pair {
    const end = this.#words(namePieces, '=');
    return { hostile: `${before} ${end}`, harmless: `${before} ${this.mark(end)}` };
  }

  /** Markdown in which every sign of a text is escaped, so that only its own elements are made. */
  markdown(): Pair {
    const blocks = Array.from({ length: 1 + Math.floor(this.shape() * 3) }, () => this.#block());
    return {
      hostile: blocks.map(({ hostile }) => hostile).join('\n\n'),
      harmless: blocks.map(({ harmless }) => harmless).join('\n\n'),
    };
  }

  /** Characters in any order, as Markdown, which may be refused. The same for every data set of a shape. */
  rawMarkdown(): string {
    return new HostileTexts(this.shape).#words([...pieces, ...markdownPieces]);
  }

  /** A link that the data may have; `isBare` leaves out what means something to Markdown. */
  link({ isBare = false } = {}): Pair {
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
    const words = this.#words(pieces);
    // A % that begins no code is refused in a link.
    const inside = words
      .replace(/[\s\\%]|\p{Z}/gu, '')
      .replace(form === 'mailto:' ? /@/g : /[#?]/g, '')
      .replace(isBare ? /[<>()&*_`[\]{}|~"'$#^]|\p{Cf}/gu : '', '')
      .replace(/^\/+/, '')
      .padEnd(words.length, 'w');
    return { hostile: begin + inside + end, harmless: begin + this.mark(inside) + end };
  }

  /** A link that no page may have. */
  refusedLink(): string {
    return anyOf(unsafePieces, this.words);
  }

  /** Markdown with such a link, HTML, or what the templates have no style for. */
  refusedMarkdown(): string {
    const { words } = this;
    const makers = [
      () => anyOf(refusedMarkdown, words),
      () => `[w](<${this.refusedLink()}>)`,
      () => `w <${anyOf(schemes, words)}>`,
      () => `[w][r]\n\n[r]: ${anyOf(schemes, words)}`,
    ];
    return anyOf(makers, words)();
  }

  /** Of the length that the shape sets. No text occurs twice, because a list may not have two equal entries. */
  #words(list: readonly string[], filler = 'w'): string {
    const length = minLength + Math.floor(this.shape() ** 2 * longestReach);
    let text = this.#wordsOf(list, { length, filler });
    for (let again = 0; again < maxAgain && this.#used.has(text); again++)
      text = this.#wordsOf(list, { length, filler });
    this.#used.add(text);
    return text;
  }

  #wordsOf(list: readonly string[], { length, filler }: { length: number; filler: string }): string {
    let text = '';
    for (let misses = 0; misses < 3 && text.length < length; ) {
      const longer = normalizeText(text + anyOf(list, this.words));
      if (longer.length > length) misses++;
      else text = longer;
    }
    // A population that begins with a digit is printed as a number.
    text = text.padEnd(length, filler).replace(/^\d/, 'w');
    return findTokens(text).length > 0 ? text.replaceAll('}', ')') : text;
  }

  #block(): Pair {
    // A line with both would contain a token.
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
      () => both((a, b) => `| ${a} | |\n|---|---|\n| ${b} | ${a} |`),
    ])();
  }

  #inline(brace: string): Pair {
    // A letter at both ends: white space and signs there have a meaning of their own.
    const text = `w${this.#words(pieces)
      .replace(/[\t\n]/g, ' ')
      .replaceAll(brace, '|')}w`;
    const mark = this.mark(text);
    const escaped = text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
    return this.pick<() => Pair>([
      () => ({ hostile: escaped, harmless: mark }),
      () => ({ hostile: `**${escaped}**`, harmless: `**${mark}**` }),
      () => ({ hostile: `*${escaped}*`, harmless: `*${mark}*` }),
      () => {
        const { hostile, harmless } = this.link({ isBare: true });
        return { hostile: `[${escaped}](${hostile})`, harmless: `[${mark}](${harmless})` };
      },
      () => ({ hostile: `${escaped} {phone}`, harmless: `${mark} {phone}` }),
    ])();
  }
}

function anyOf<Item>(list: readonly Item[], random: Random): Item {
  return list[Math.floor(random() * list.length)] as Item;
}
