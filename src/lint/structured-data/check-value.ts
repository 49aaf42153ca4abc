/** Whether a value of structured data is of a kind that its property takes, roughly, as validators see it. Pure. */
import { isNode, shortName, typesOf } from './read-structured-data.ts';
import type { Vocabulary } from './vocabulary.ts';

const numbers = ['Number', 'Quantity'];
const patterns: Record<string, RegExp> = {
  Date: /^\d{4}-\d\d-\d\d/,
  DateTime: /^\d{4}-\d\d-\d\d/,
  Time: /^\d\d:\d\d/,
  Boolean: /^(True|False)$/,
  Number: /^-?\d+(\.\d+)?$/,
  Quantity: /\S/,
  Text: /^/,
};

export function isTaken(value: unknown, takes: readonly string[], vocabulary: Vocabulary): boolean {
  const takesKindOf = (names: readonly string[]) =>
    takes.some((taken) => names.some((name) => vocabulary.isKindOf(taken, name)));
  // Numbers are read as the texts they look like.
  if (typeof value === 'number') return takesKindOf([...numbers, 'Text']);
  if (typeof value === 'boolean') return takesKindOf(['Boolean']);
  if (typeof value === 'string') return isTextTaken(value, takes, vocabulary);
  if (!isNode(value)) return false;
  const types = typesOf(value);
  // A reference, or a type that is wrong itself and reported as such.
  if (!types.every((type) => vocabulary.types.has(type))) return true;
  return types.length === 0 || takesKind(types, takes, vocabulary);
}

function takesKind(types: readonly string[], takes: readonly string[], vocabulary: Vocabulary): boolean {
  return types.some((type) => [...takes, 'Role'].some((taken) => vocabulary.isKindOf(type, taken)));
}

function isTextTaken(text: string, takes: readonly string[], vocabulary: Vocabulary): boolean {
  return takes.some((taken) => {
    const members = vocabulary.membersOf(taken);
    if (members.length > 0) return members.includes(shortName(text));
    const base = Object.keys(patterns).find((name) => vocabulary.isKindOf(taken, name));
    if (base !== undefined) return patterns[base]?.test(shortName(text)) ?? false;
    // A thing may be given by its URL.
    return /^https?:\/\//.test(text);
  });
}
