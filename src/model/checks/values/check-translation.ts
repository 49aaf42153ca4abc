/** Compares a translation with its original: its state, numbers, untranslated parts and sentences. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/locate.ts';
import { isFillIn } from '../../../domain/texts/tokens.ts';
import type { TextPair, TranslatedState } from '../../../schema/overlay.ts';
import type { DataRecord, Translation } from '../../../schema/records.ts';
import { truncateLines } from '../../../text/strings.ts';

/** Shorter sentences, such as “Hugo, NC”, can be the same in both languages. */
const minWords = 5;

export function checkTranslation(record: DataRecord): Diagnostic[] {
  const { translation } = record;
  if (!translation) return [];
  const { original, locate, missing, pairs } = translation;
  return [
    ...translation.states.flatMap((state) => checkState(translation, state)),
    ...missing.map((path) =>
      diagnose('translation/incomplete', locate(path), `${nameOf(path)} is not translated, or only in part.`, {
        related: [{ message: 'The original:', at: original.locate.key(path) }],
        hint: `Until then, the page leaves it out${record.kind === 'site' ? ', or shows the original if it needs the text' : ''}.`,
      }),
    ),
    ...pairs
      .filter(({ translated }) => !isFillIn(translated))
      .flatMap((pair) => {
        const at = (words?: string) => (words === undefined ? locate(pair.path) : locate.within(pair.path, words, ''));
        return [...checkNumbers(pair, at), ...checkSentences(pair, at)];
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

/** Numbers below 100 are also written as words (“two hours”, “2 h”), so they count only if both texts have as many. */
function checkNumbers({ original, translated }: TextPair, at: PositionOf): Diagnostic[] {
  // 6p is 18 h.
  const areHoursOf12 = twelveHours.test(original) !== twelveHours.test(translated);
  const wanted = numbersIn(withWholeNumbers(original, translated), areHoursOf12);
  const found = numbersIn(withWholeNumbers(translated, original), areHoursOf12);
  const isComparable = wanted.filter(isSmall).length === found.filter(isSmall).length;
  const lost = without(wanted, found).filter((number) => isComparable || !isSmall(number));
  const added = without(found, wanted).filter((number) => isComparable || !isSmall(number));
  if (lost.length === 0 && added.length === 0) return [];
  const parts = [
    ...(lost.length > 0 ? [`does not have ${listOf(lost)}`] : []),
    ...(added.length > 0 ? [`has ${listOf(added)}, which the original does not have`] : []),
  ];
  const hint = `The original: “${truncateLines(original)}”. Write the same numbers here, in digits, or correct the original.`;
  const message = `The translation ${parts.join(' and ')}.`;
  return [diagnose('translation/different-numbers', at(added[0]?.written), message, { hint })];
}

/** 7a, 7 pm, 7 p. m. */
const twelveHours = /\d(?:[ap]\b|\s?[ap]\.?\s?m\b)/i;

interface FoundNumber {
  /** In the form that does not depend on the language: 1,200 and 1.200 are 1200, 4,5 and 4.5 are 4.5, 9:00 is 9. */
  value: string;
  written: string;
  /** An amount of money, or a percentage. */
  isAmount: boolean;
}

/** `areHoursOf12`: what may be an hour is one from 0 to 11. */
function numbersIn(text: string, areHoursOf12: boolean): FoundNumber[] {
  const found = text.replace(/(?<=\d):00/g, '').matchAll(/([$€£]\s?)?(\d+(?:[.,]\d+)*)(\s?[%$€£])?/g);
  return [...found].map(([, sign, written = '', unit]) => {
    const number = written.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
    const isHour = areHoursOf12 && /^\d+$/.test(number) && Number(number) <= 24;
    const value = isHour ? String(Number(number) % 12) : number;
    return { value, written, isAmount: sign !== undefined || unit !== undefined };
  });
}

function isSmall({ value, isAmount }: FoundNumber): boolean {
  return !isAmount && Number(value) < 100;
}

/** ’74 → 1974, 20 000 and 20’000 → 20000, if the other text has that number. Spaces also separate the parts of phone numbers. */
function withWholeNumbers(text: string, other: string): string {
  const others: readonly string[] = other.replace(/(?<=\d)[.,\s'’](?=\d{3}(?!\d))/g, '').match(/\d+/g) ?? [];
  return text
    .replace(/['’](\d\d)(?!\d)/g, (short, year) => other.match(`\\b(?:19|20)${year}\\b`)?.[0] ?? short)
    .replace(/(?<!\d)\d{1,3}(?:[\s'’]\d{3})+(?!\d)/g, (spaced) => {
      const number = spaced.replace(/\D/g, '');
      return others.includes(number) ? number : spaced;
    });
}

function listOf(numbers: readonly FoundNumber[]): string {
  return numbers.map(({ value }) => value).join(', ');
}

/** The items of a list that another one does not have, counting repeated items. */
function without(list: readonly FoundNumber[], other: readonly FoundNumber[]): FoundNumber[] {
  const left = other.map(({ value }) => value);
  return list.filter(({ value }) => {
    const index = left.indexOf(value);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

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
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length >= minWords);
}
