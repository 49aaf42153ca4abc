/** Texts in other alphabets than the Latin one. Pure. */
import { slugify, withoutAccents } from './strings.ts';

/** Whether a text has letters of another alphabet, which a slug cannot have. */
export function hasOtherLetters(text: string): boolean {
  return /[^\p{Script=Latin}\p{Script=Common}\P{L}]/u.test(text);
}

/** The id of a heading: its slug or, without Latin letters and digits, its words in its own alphabet, which ids and links may have. */
export function headingId(heading: string): string {
  const slug = slugify(heading);
  if (slug !== '' || !hasOtherLetters(heading)) return slug || 'section';
  const words =
    heading
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-');
}

/** The letters and digits of a name in lower case, without accents: equal for spellings of one name. */
export function comparable(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Equal for names that differ in case and, in the Latin alphabet, in signs and accents. In others, a mark may make another letter: は and ば. */
export function spelling(name: string): string {
  return hasOtherLetters(name) ? name.normalize('NFC').toLowerCase() : slugify(name) || name;
}
