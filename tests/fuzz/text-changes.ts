/** Changes of a text, as an owner, an editor or a broken disk may make them. Pure, given random numbers. */
import { yamlPieces } from '../support/yaml-texts.ts';

/** `from` and `to` are places in the text, `piece` means something to YAML, `other` is another text. */
type Change = (text: string, given: { from: number; to: number; piece: string; other: string }) => string;

const changes: readonly Change[] = [
  (text, { from, to }) => text.slice(0, from) + text.slice(to),
  (text, { from, to }) => text.slice(0, to) + text.slice(from),
  (text, { from, piece }) => text.slice(0, from) + piece + text.slice(from),
  (text, { from, piece }) => text.slice(0, from) + piece + text.slice(from + 1),
  (text, { from, to }) => text.slice(0, from) + text.slice(to) + text.slice(from, to),
  (text, { from }) => `${text.slice(0, from)}${text.slice(from).replace(/\n( *)/, '\n$1  ')}`,
  (text, { from }) => `${text.slice(0, from)}${text.slice(from).replace(/\n {2}/, '\n')}`,
  (text, { from, piece }) => text.slice(0, from) + piece.repeat(50) + text.slice(from),
  (text, { from }) => text.slice(0, from),
  (text, { from, other, to }) => text.slice(0, from) + other.slice(Math.min(to, other.length)),
  (text, { from, to, other }) => text.slice(0, from) + other.slice(from, to) + text.slice(to),
];

const most = 6;
const longestReach = 200;
/** Texts that grow over many rounds find no more than short ones. */
const maxLength = 20_000;

export function changeText(text: string, pickOther: () => string, random: () => number): string {
  let changed = text;
  for (let count = Math.ceil(random() * most); count > 0; count--) {
    const from = Math.floor(random() * (changed.length + 1));
    const to = Math.min(changed.length, from + Math.floor(random() * longestReach));
    const change = pick(changes, random);
    changed = change(changed, { from, to, piece: pick(yamlPieces, random), other: pickOther() });
  }
  return changed.slice(0, maxLength);
}

export function pick<Entry>(list: readonly Entry[], random: () => number): Entry {
  return list[Math.floor(random() * list.length)] as Entry;
}
