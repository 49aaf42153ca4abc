/** Texts of every kind for the reader of data files: those of sites, with a few changes, and what generators of YAML make. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import glob from 'fast-glob';
import { type KindName, kinds } from '../../src/domain/kinds.ts';
import { classify } from '../../src/load/classify.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { edited, soup, written, yamlPieces } from '../support/yaml-texts.ts';
import { type Input, readText } from './read-text.ts';

const kindNames = Object.keys(kinds) as KindName[];
const isKind = (kind: string): kind is KindName => Object.hasOwn(kinds, kind);

const samples: readonly Input[] = ['data', 'examples/starter/data'].flatMap((folder) => {
  const root = path.join(projectRoot, folder);
  return glob.sync('**/*.{yaml,md}', { cwd: root }).flatMap((file) => {
    const kind = classify(file);
    return isKind(kind) ? [{ kind, text: readFileSync(path.join(root, file), 'utf8') }] : [];
  });
});

/** `from` and `to` are places in the text, `piece` means something to YAML, `other` is another text. */
type Change = (text: string, given: { from: number; to: number; piece: string; other: string }) => string;

/** As an owner, an editor or a broken disk may make them. */
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

const change = fc
  .record({
    make: fc.constantFrom(...changes),
    place: fc.nat(),
    reach: fc.nat({ max: 200 }),
    piece: fc.constantFrom(...yamlPieces),
    other: fc.constantFrom(...samples.map(({ text }) => text)),
  })
  .map(({ make, place, reach, ...given }) => (text: string) => {
    const from = place % (text.length + 1);
    return make(text, { from, to: Math.min(text.length, from + reach), ...given });
  });

const changed = fc
  .tuple(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 6 }))
  .map(([{ kind, text }, list]) => ({ kind, text: list.reduce((before, make) => make(before), text) }));

const input: fc.Arbitrary<Input> = fc.oneof(
  { weight: 4, arbitrary: changed },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom(...kindNames), text: fc.oneof(soup, written, edited) }) },
);

export interface LoaderFuzz {
  accepted: number;
  /** Of processor time, for one input. */
  maxMilliseconds: number;
}

/** Throws with the seed and the smallest input found for which the reader fails. */
export function fuzzLoader({ texts, seed }: { texts: number; seed: number }): LoaderFuzz {
  const result: LoaderFuzz = { accepted: 0, maxMilliseconds: 0 };
  const property = fc.property(input, (one) => {
    const { isValid, milliseconds } = readText(one);
    if (isValid) result.accepted++;
    result.maxMilliseconds = Math.max(result.maxMilliseconds, milliseconds);
  });
  fc.assert(property, { seed, numRuns: texts });
  return result;
}
