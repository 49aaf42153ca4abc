/** Compares a translation with its original: its state, amounts, tokens, untranslated parts and sentences. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/locate.ts';
import { valueAt } from '../../../domain/groups.ts';
import { isFillIn } from '../../../domain/texts/tokens.ts';
import type { TextPair, TranslatedState } from '../../../schema/overlay.ts';
import type { DataRecord, Translation } from '../../../schema/records.ts';
import { truncateLines } from '../../../text/strings.ts';

/** Shorter sentences, such as “Hugo, NC”, can be the same in both languages, and so can names: only capitalized words. */
const minWords = 5;
const otherWord = /(?<!\p{L})[^\P{L}\p{Lu}]/u;

export function checkTranslation(record: DataRecord): Diagnostic[] {
  const { translation } = record;
  if (!translation) return [];
  const { original, locate, missing, longer, pairs } = translation;
  return [
    ...translation.states.flatMap((state) => checkState(translation, state)),
    ...missing.map((path) => {
      const isOriginal = typeof valueAt(record.value, path) === 'string';
      const shown = isOriginal ? 'shows the original' : 'leaves it out';
      const isSite = record.kind === 'site';
      return diagnose('translation/incomplete', locate(path), `${nameOf(path)} is not translated, or only in part.`, {
        related: [{ message: 'The original:', at: original.locate.key(path) }],
        hint: `Until then, the page ${isSite ? 'leaves it out, or shows the original if it needs the text' : shown}.`,
      });
    }),
    ...longer.map((path) => {
      const list = path.slice(0, -1);
      const related = [{ message: 'The original:', at: original.locate.key(list) }];
      const message = `${nameOf(list)} has more entries than in the original.`;
      return diagnose('translation/longer-list', locate(path), message, { related });
    }),
    ...pairs
      .filter(({ translated }) => !isFillIn(translated))
      .flatMap((pair) => {
        const at = (words?: string) => (words === undefined ? locate(pair.path) : locate.within(pair.path, words, ''));
        // The words of a customer may be in the language of either file.
        return [
          ...checkAmounts(pair, at),
          ...checkTokens(pair, at),
          ...(record.kind === 'reviews' ? [] : checkSentences(pair, at)),
        ];
      }),
  ];
}

/** Words of a text, by default its beginning, → their location. */
type PositionOf = (words?: string) => Location;

function nameOf(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .slice(1);
}

function checkState({ original, locate }: Translation, state: TranslatedState): Diagnostic[] {
  const { path, entry, digest, translates } = state;
  if (translates === digest) return [];
  const source = entry === undefined ? original.file : `${original.file} (entry ${entry})`;
  const message =
    translates === undefined
      ? `This translation does not say which state of ${source} it translates.`
      : `${source} has changed since this translation was written.`;
  const hint = `Compare the two. Once the translation is right, write translates: "${digest}".`;
  return [diagnose('translation/changed-original', locate.key(path), message, { hint })];
}

/** Of numbers, only amounts of money and percentages are compared: other numbers may be words or have another form (“two hours”, 6p and 18 h). */
function checkAmounts({ original, translated }: TextPair, at: PositionOf): Diagnostic[] {
  const lost = amountsWithout(translated, original);
  const added = amountsWithout(original, translated);
  if (lost.length === 0 && added.length === 0) return [];
  const parts = [
    ...(lost.length > 0 ? [`does not have ${lost.join(', ')}`] : []),
    ...(added.length > 0 ? [`has ${added.join(', ')}, which the original does not have`] : []),
  ];
  const hint = `The original: “${truncateLines(original)}”. Write the same amounts here, in digits, or correct the original.`;
  return [diagnose('translation/different-numbers', at(added[0]), `The translation ${parts.join(' and ')}.`, { hint })];
}

/** Those without which a text says less. */
const neededTokens = ['{phone}', '{forms}', '{scripts}'];

/** Descriptions, which cards and search results show, have limits. */
function checkTokens({ path, original, translated }: TextPair, at: PositionOf): Diagnostic[] {
  if (/description$/i.test(String(path.at(-1)))) return [];
  const lost = neededTokens.filter((token) => original.includes(token) && !translated.includes(token)).join(', ');
  if (lost === '') return [];
  const hint = `Write ${lost} where the original has it.`;
  return [diagnose('translation/incomplete', at(), `The translation does not have ${lost}.`, { hint })];
}

/** The amounts of a text that another text does not have. There, the sign may be a word, or elsewhere in a range. */
function amountsWithout(other: string, text: string): string[] {
  const known = rangesIn(other);
  const isKnown = (value: number, sign: string) =>
    known.some((range) => range.values.includes(value) && ['', sign].includes(range.sign));
  return rangesIn(text)
    .filter(({ sign, values }) => sign !== '' && !values.every((value) => isKnown(value, sign)))
    .map(({ written }) => written)
    .filter((written, index, all) => all.indexOf(written) === index);
}

function rangesIn(text: string) {
  return (text.match(ranges) ?? []).map((written) => {
    const values = written.match(numbers) ?? [];
    const plain = values.map((value) => Number(value.replace(separators, '').replace(',', '.')));
    return { written, sign: /[%$€£]/.exec(written)?.[0] ?? '', values: plain };
  });
}

/** Of thousands, in all languages: 1,200, 1.200, 1 200 and 1’200. */
const separators = /[.,\s'’](?=\d{3}(?!\d))/g;
const number = String.raw`(?:\d{1,3}(?:[.,\s'’]\d{3})+(?!\d)|\d+)(?:[.,]\d+)?`;
const numbers = new RegExp(number, 'g');
const money = '[$€£]';
const second = String.raw`\s?[-–]\s?${money}?${number}`;
/** Numbers, or two with a dash, with the sign of an amount: $1,200.50, 1 200,50 $, $15-20, 5–10 %, but $50 - 20 % are two amounts. */
const ranges = new RegExp(
  String.raw`(?:${money}\s?${number}(?:${second}(?![\d.,]*\s?%))?|${number}(?:${second})?)(?:\s?(?:%|${money}(?!\d)))?`,
  'g',
);

function checkSentences({ original, translated, isRequired }: TextPair, at: PositionOf): Diagnostic[] {
  const known = new Set(isRequired ? sentencesOf(original) : []);
  const same = sentencesOf(translated).find((sentence) => known.has(sentence));
  if (same === undefined) return [];
  return [
    diagnose(
      'translation/same-words',
      at(same),
      `This sentence is the same as in the original: “${truncateLines(same)}”`,
    ),
  ];
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => otherWord.test(sentence) && (sentence.match(/\p{L}+/gu) ?? []).length >= minWords);
}
