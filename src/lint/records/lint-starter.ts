/** Reports content that is unchanged since `treesite init` but no longer marked as a sample: texts, pictures, coordinates. Pure. */
import { type Diagnostic, diagnose, type Location, startOf } from '../../diagnostics/diagnostic.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { ImageFile } from '../../load/source.ts';
import type { DataRecord, DocumentRecord, Records } from '../../schema/records.ts';
import type { CityFile, CountyFile, Site } from '../../schema/types.gen.ts';
import { matcherOf, type TextMatcher } from '../../text/hashed-texts.ts';
import { positionIn } from '../../text/position-in.ts';
import type { RecordLint } from '../linted-site.ts';
import { hasMark } from './marks.ts';

/** The content of a new site. */
export interface StarterContent {
  /** Hashed texts of its files marked as samples; owners can keep the others. */
  texts: readonly string[];
  /** Its coordinates for every state, as "latitude,longitude". */
  points: ReadonlySet<string>;
  /** Pictures of the linted site that are identical to the starter's. */
  pictures: readonly ImageFile[];
}

interface Text {
  text: string;
  at: Location;
}

/** In words, and in characters of so many words. Shorter texts can be on any site: "By County", "Request a Price". */
const [minWords, minLength] = [5, 9];

export class StarterLint implements RecordLint {
  readonly #starter: StarterContent;
  readonly #known: TextMatcher;
  readonly #found: Diagnostic[] = [];

  constructor({ site }: Records, starter: StarterContent) {
    this.#starter = starter;
    this.#known = matcherOf(starter.texts);
    if (!site?.value.business.sample) this.#found.push(...pictures(starter));
  }

  see(record: DataRecord, value: unknown): void {
    const { points } = this.#starter;
    const mayBeKnown = 'body' in record || hasText(value, this.#known) || pointOf(record.kind, value, points);
    if (!mayBeKnown || hasSample(value)) return;
    this.#found.push(...words(record, this.#known.matches), ...point(record, value, points));
  }

  finish(): Diagnostic[] {
    return this.#found;
  }
}

/** Pictures cannot be marked; they count as samples while the business is one. */
function pictures({ pictures }: StarterContent): Diagnostic[] {
  return pictures.map(({ name, file }) =>
    diagnose('content/starter', startOf(file), `${name} is a picture from the starter site.`, {
      hint: 'Replace it with your own, or delete it.',
    }),
  );
}

/** One diagnostic per file, at its first such text, if they are more than half of its text. */
function words(record: DataRecord, isKnown: (text: string) => boolean): Diagnostic[] {
  const all = textsOf(record);
  const known = all.filter(({ text }) => isKnown(text));
  const [first, ...others] = known;
  if (!first || lengthOf(known) * 2 <= lengthOf(all)) return [];
  const message =
    known.length === 1
      ? 'This text is unchanged from the starter site.'
      : `${known.length} texts in this file are unchanged from the starter site. This is the first.`;
  const hint = 'Write your own text, or delete what you do not need.';
  const related = others.map(({ at }) => ({ message: 'And here:', at }));
  return [diagnose('content/starter', first.at, message, { hint, related })];
}

function point({ kind, locate }: DataRecord, value: unknown, known: ReadonlySet<string>): Diagnostic[] {
  const path = pointOf(kind, value, known);
  if (!path) return [];
  return [
    diagnose('content/starter', locate.key(path), 'These coordinates are from the starter site.', {
      hint: 'Look up the place on a map, and write its latitude and longitude.',
    }),
  ];
}

/** The path of coordinates that are the starter's, if any. */
function pointOf(kind: KindName, value: unknown, known: ReadonlySet<string>): string[] | undefined {
  const isSite = kind === 'site';
  if (!isSite && kind !== 'city' && kind !== 'county') return undefined;
  const { geo } = isSite ? (value as Site).business : (value as CityFile | CountyFile);
  if (!known.has(`${geo.latitude},${geo.longitude}`)) return undefined;
  return isSite ? ['business', 'geo'] : ['geo'];
}

/** A fast test of values, because locating a text reads its file again, and there can be thousands of files. */
function hasText(value: unknown, known: TextMatcher): boolean {
  if (typeof value === 'string') {
    const sentence = value.length >= minLength && known.mayMatch(value) ? sentenceOf(value) : undefined;
    return sentence !== undefined && known.matches(sentence);
  }
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) if (hasText(value[key as keyof typeof value], known)) return true;
  return false;
}

/** Texts of at least a sentence that are written in the file; defaults from a schema do not count. */
export function textsOf(record: DataRecord): Text[] {
  const found: Text[] = [];
  const walk = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'string' && record.locate.written(path) !== undefined) add(value, record.locate(path));
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) walk(child, [...path, key]);
  };
  const add = (text: string, at: Location) => {
    const sentence = sentenceOf(text);
    if (sentence !== undefined) found.push({ text: sentence, at });
  };
  walk(record.value, []);
  if ('body' in record) {
    const { body, bodyLine, file } = record as DocumentRecord;
    let end = 0;
    for (const paragraph of body.split(/\n\s*\n/)) {
      const start = body.indexOf(paragraph.trimStart(), end);
      const line = bodyLine + positionIn(body, start).line - 1;
      end = start + paragraph.trimStart().length;
      add(paragraph, { file, line, column: 1, length: /^.*/.exec(paragraph.trimStart())?.[0].length });
    }
  }
  return found;
}

/** The normalized text; undefined if it is shorter than a sentence. */
function sentenceOf(text: string): string | undefined {
  const plain = /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
  let words = 1;
  for (let at = plain.indexOf(' '); at !== -1 && words < minWords; at = plain.indexOf(' ', at + 1)) words += 1;
  return words >= minWords ? plain : undefined;
}

function lengthOf(texts: readonly Text[]): number {
  return texts.reduce((sum, { text }) => sum + text.length, 0);
}

/** Whether the value or a part of it is marked as a sample. */
function hasSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return hasMark(value, 'sample') || Object.values(value).some(hasSample);
}
