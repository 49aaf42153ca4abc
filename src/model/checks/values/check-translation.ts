/** Compares a translation with its original: its state, numbers, untranslated parts and sentences. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { isFillIn } from '../../../domain/texts/tokens.ts';
import type { Path } from '../../../load/locate.ts';
import type { TextPair, TranslatedState } from '../../../schema/overlay.ts';
import type { DataRecord, Translation } from '../../../schema/records.ts';
import { truncate } from '../../../text/strings.ts';

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
        const at = (words?: string) => (words === undefined ? locate(pair.path) : locate.within(pair.path, words, 0));
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

function checkNumbers({ original, translated }: TextPair, at: PositionOf): Diagnostic[] {
  // 6p is 18 h.
  const areHoursOf12 = twelveHours.test(original) !== twelveHours.test(translated);
  const [wanted, found] = [numbersIn(original, areHoursOf12), numbersIn(translated, areHoursOf12)];
  const [lost, added] = [without(wanted, found), without(found, wanted)];
  if (lost.length === 0 && added.length === 0) return [];
  const parts = [
    ...(lost.length > 0 ? [`does not have ${lost.join(', ')}`] : []),
    ...(added.length > 0 ? [`has ${added.join(', ')}, which the original does not have`] : []),
  ];
  const hint = `The original: “${truncate(original)}”. Write the same numbers here, in digits, or correct the original.`;
  return [diagnose('translation/different-numbers', at(), `The translation ${parts.join(' and ')}.`, { hint })];
}

/** 7a, 7 pm, 7 p. m. */
const twelveHours = /\d(?:[ap]\b|\s?[ap]\.?\s?m\b)/i;

/**
 * Numbers in digits, in the form that does not depend on the language: 1,200 and 1.200 are 1200, 4,5 and 4.5 are 4.5, 9:00 is 9.
 * `areHoursOf12`: what may be an hour is one from 0 to 11.
 */
function numbersIn(text: string, areHoursOf12: boolean): string[] {
  return (text.replace(/(?<=\d):00/g, '').match(/\d+(?:[.,]\d+)*/g) ?? []).map((written) => {
    const number = written.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
    return areHoursOf12 && /^\d+$/.test(number) && Number(number) <= 24 ? String(Number(number) % 12) : number;
  });
}

/** The items of a list that another one does not have, counting repeated items. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

function checkSentences({ original, translated, isRequired }: TextPair, at: PositionOf): Diagnostic[] {
  const known = new Set(isRequired ? sentencesOf(original) : []);
  const same = sentencesOf(translated).find((sentence) => known.has(sentence));
  if (same === undefined) return [];
  return [
    diagnose('translation/same-words', at(same), `This sentence is the same as in the original: “${truncate(same)}”`),
  ];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length >= minWords);
}
