/** Texts, Markdown and links that try to leave the place they are printed in, each with a harmless one of the same shape. Pure. */
import { findTokens } from '../../src/domain/texts/tokens.ts';
import { normalizeText } from '../../src/load/normalize.ts';
import type { Random } from '../support/random.ts';
import { namePieces, pieces, refusedMarkdown, schemes, unsafePieces } from './hostile-pieces.ts';

/** The value of a field on the hostile page and on the harmless one. */
export interface Pair {
  hostile: string;
  harmless: string;
}

/** The number of a mark, or its bits in the name of a place, whose file is named after it: only signs that a slug drops. */
const markPattern = /Qx(\d+)z+|◈([◇◆]+)◈+/g;

/** A text of the harmless page with the hostile ones in place of their marks. */
export function fillMarks(text: string, textOf: (mark: number) => string): string {
  return text.replace(markPattern, (_, number: string | undefined, bits: string) =>
    textOf(number === undefined ? [...bits].reduce((sum, bit) => 2 * sum + Number(bit === '◆'), 0) : Number(number)),
  );
}

/** No mark is shorter. */
const minLength = 7;
const longestReach = 90;
/** A test's random numbers may always be the same. */
const maxAgain = 20;

export class HostileTexts {
  readonly random: Random;
  /** The texts on the hostile page, by the number of the mark that they are on the harmless one. */
  readonly marks: string[] = [];
  readonly #used = new Set<string>();

  constructor(random: Random) {
    this.random = random;
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
    const isSimple = this.random() < 0.7;
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

  textWithoutBraces(): Pair {
    const text = this.#words(pieces).replace(/[{}]/g, '|');
    return { hostile: text, harmless: this.mark(text) };
  }

  /** The name of a place, which its file is called by. */
  name(before: string): Pair {
    const end = this.#words(namePieces, '=');
    const bits = [...(this.marks.push(end) - 1).toString(2)].map((bit) => (bit === '1' ? '◆' : '◇')).join('');
    return { hostile: `${before} ${end}`, harmless: `${before} ${`◈${bits}◈`.padEnd(end.length, '◈')}` };
  }

  /** Markdown in which every sign of a text is escaped, so that only its own elements are made. */
  markdown(): Pair {
    const blocks = Array.from({ length: 1 + Math.floor(this.random() * 3) }, () => this.#block());
    return {
      hostile: blocks.map(({ hostile }) => hostile).join('\n\n'),
      harmless: blocks.map(({ harmless }) => harmless).join('\n\n'),
    };
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
    const [begin, end] = form === 'mailto:' ? [`${form}w-`, '@e.example'] : [form, form === '/a/' ? '.pdf' : ''];
    const words = this.#words(pieces);
    // A % that begins no code is refused in a link.
    const bare = words
      .replace(/[\s\\%]|\p{Z}/gu, '')
      .replace(form === 'mailto:' ? /@/g : /[#?]/g, '')
      .replace(isBare ? /[<>()&*_`[\]{}|~"'$#^]|\p{Cf}/gu : '', '')
      .replace(/^\/+/, '');
    const inside = normalizeText(bare).padEnd(words.length, 'w');
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

  /** No text occurs twice, because a list may not have two equal entries. */
  #words(list: readonly string[], filler = 'w'): string {
    const length = minLength + Math.floor(this.random() ** 2 * longestReach);
    let text = this.#wordsOf(list, { length, filler });
    for (let again = 0; again < maxAgain && this.#used.has(text); again++)
      text = this.#wordsOf(list, { length, filler });
    this.#used.add(text);
    return text;
  }

  #wordsOf(list: readonly string[], { length, filler }: { length: number; filler: string }): string {
    let text = '';
    for (let misses = 0; misses < 3 && text.length < length; ) {
      const longer = normalizeText(text + this.pick(list));
      if (longer.length > length) misses++;
      else text = longer;
    }
    // A population that begins with a digit is printed as a number.
    text = normalizeText(text.padEnd(length, filler).replace(/^\d/, 'w'));
    // A mark is one word of at least that many characters, which decides how wide a button is.
    if (!/\S{7}/.test(text)) text = text.replace(/.{7}$/su, filler.repeat(minLength));
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
    const words = this.#words(pieces)
      .replace(/[\t\n]/g, ' ')
      .replaceAll(brace, '|');
    const text = normalizeText(`w${words}w`);
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
