/** Checks the structured data of a page against schema.org's vocabulary and Google's requirements. */
import { isGroup } from '../../../src/domain/groups.ts';
import { isKindOf, membersOf, propertyOf, typeNames } from './schema-org.ts';

/** A thing with properties. */
type Node = Readonly<Record<string, unknown>>;

/** What Google requires for rich results (developers.google.com/search/docs/appearance/structured-data), of the types on our pages. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
};
/** The same, unless the thing is named inside another one. */
const requiredAtTop: typeof required = { LocalBusiness: ['name', 'address'] };

/** `texts`: those of the page's JSON-LD scripts. */
export function structuredDataProblems(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    try {
      const document = JSON.parse(text) as Node;
      return asList(document['@graph'] ?? document).flatMap((node) => problemsIn(node, false));
    } catch (error) {
      return [`The structured data is not valid JSON: ${String(error)}.`];
    }
  });
}

/** Also of everything inside. */
function problemsIn(value: unknown, isInside: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => problemsIn(one, isInside));
  if (!isGroup(value)) return [];
  const types = typesOf(value);
  const unknown = types.filter((type) => !typeNames.has(type));
  const isReference = Object.keys(value).every((key) => key.startsWith('@'));
  const own = [
    ...unknown.map((type) => `schema.org has no type ${type}.`),
    ...(types.length === 0 && !isReference ? [`An object with ${Object.keys(value)} has no @type.`] : []),
    ...(types.length > 0 && unknown.length === 0 ? nodeProblems(value, types, isInside) : []),
  ];
  return [...own, ...Object.values(value).flatMap((inside) => problemsIn(inside, true))];
}

function nodeProblems(node: Node, types: readonly string[], isInside: boolean): string[] {
  const name = types.join(' and ');
  const isA = (type: string) => types.some((own) => isKindOf(own, type));
  const missing = Object.entries({ ...required, ...(isInside ? {} : requiredAtTop) })
    .filter(([type]) => isA(type))
    .flatMap(([, properties]) => properties.filter((property) => asList(node[property]).length === 0))
    .map((property) => `${name} has no ${property}, which Google requires.`);
  const wrong = Object.entries(node).flatMap(([key, value]) => {
    if (key.startsWith('@')) return [];
    const property = propertyOf(key);
    if (!property) return [`${name} has ${key}, which is not a schema.org property.`];
    const { on, takes } = property;
    if (!on.some(isA)) return [`${key} is not a property of ${name}, but of ${[...on].sort().join(', ')}.`];
    return asList(value).every((one) => isTaken(one, takes))
      ? []
      : [`${key} of ${name} must be ${takes.join(' or ')}.`];
  });
  return [...missing, ...wrong];
}

const patterns: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d\d-\d\d/,
  DateTime: /^\d{4}-\d\d-\d\d/,
  Time: /^\d\d:\d\d/,
  Boolean: /^(True|False)$/,
  Number: /^-?\d+(\.\d+)?$/,
  Quantity: /\S/,
  Text: /^/,
};

/** Whether a property that takes values of these types takes a value, about as strictly as validators. */
function isTaken(value: unknown, takes: readonly string[]): boolean {
  const takesKindOf = (...names: string[]) => takes.some((taken) => names.some((name) => isKindOf(taken, name)));
  // Numbers may stand for texts.
  if (typeof value === 'number') return takesKindOf('Number', 'Quantity', 'Text');
  if (typeof value === 'boolean') return takesKindOf('Boolean');
  if (typeof value === 'string') return takes.some((taken) => isTextOf(value, taken));
  if (!isGroup(value)) return false;
  const types = typesOf(value);
  // A reference, or an unknown type, which is reported itself.
  if (types.length === 0 || !types.every((type) => typeNames.has(type))) return true;
  return types.some((type) => takes.some((taken) => isKindOf(type, taken)));
}

function isTextOf(text: string, type: string): boolean {
  const members = membersOf(type);
  if (members.length > 0) return members.includes(text.replace('https://schema.org/', ''));
  const base = Object.keys(patterns).find((name) => isKindOf(type, name));
  // A URL may stand for a thing.
  return (base === undefined ? /^https?:\/\// : patterns[base])?.test(text) ?? false;
}

function typesOf(node: Node): string[] {
  return asList(node['@type']).map(String);
}

/** JSON-LD does not distinguish a single value from a list of one. */
function asList(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}
