/** Texts of every kind for the reader of data files: each is read or refused at a place, in bounded time. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import glob from 'fast-glob';
import { type KindName, kinds } from '../../src/domain/kinds.ts';
import { classify } from '../../src/load/classify.ts';
import { parseSource } from '../../src/load/parse-source.ts';
import { validateFile } from '../../src/schema/records.ts';
import { projectRoot } from '../support/run-cli.ts';
import { edited, soup, written, yamlPieces } from '../support/yaml-texts.ts';

interface Input {
  kind: KindName;
  text: string;
}

const isKind = (kind: string): kind is KindName => Object.hasOwn(kinds, kind);

const samples: Input[] = ['data', 'tests/sites/second-company/data', 'examples/starter/data'].flatMap((folder) => {
  const root = path.join(projectRoot, folder);
  return glob.sync('**/*.{yaml,md}', { cwd: root }).flatMap((file) => {
    const kind = classify(file);
    return isKind(kind) ? [{ kind, text: readFileSync(path.join(root, file), 'utf8') }] : [];
  });
});

/** What may happen to a text, at two places given as shares of its length. */
const changes: ((text: string, from: number, to: number, piece: string) => string)[] = [
  (text, from, to) => text.slice(0, from) + text.slice(to),
  (text, from, to) => text.slice(0, to) + text.slice(from),
  (text, from, _, piece) => text.slice(0, from) + piece + text.slice(from),
  (text, from, _, piece) => text.slice(0, from) + piece + text.slice(from + 1),
  (text, from, to) => text.slice(0, from) + text.slice(to) + text.slice(from, to),
  (text, from) => `${text.slice(0, from)}${text.slice(from).replace(/\n( *)/, '\n$1  ')}`,
  (text, from) => `${text.slice(0, from)}${text.slice(from).replace(/\n {2}/, '\n')}`,
  (text, from, _, piece) => text.slice(0, from) + piece.repeat(50) + text.slice(from),
  (text, from) => text.slice(0, from),
];

const change = fc.tuple(fc.nat(), fc.nat({ max: 200 }), fc.constantFrom(...changes), fc.constantFrom(...yamlPieces));

const mutated: fc.Arbitrary<Input> = fc
  .tuple(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 6 }))
  .map(([{ kind, text }, list]) => ({
    kind,
    text: list.reduce((before, [at, length, apply, piece]) => {
      const from = at % (before.length + 1);
      return apply(before, from, from + length, piece);
    }, text),
  }));

const made: fc.Arbitrary<Input> = fc.record({
  kind: fc.constantFrom(...(Object.keys(kinds) as KindName[])),
  text: fc.oneof(soup, written, edited),
});

const input = fc.oneof({ weight: 2, arbitrary: mutated }, { weight: 1, arbitrary: made });

export interface LoaderFuzz {
  inputs: number;
  accepted: number;
  /** Of processor time, for one input. */
  maxMilliseconds: number;
}

const limitMs = 1_000;
const textsPerJob = 100;

/** Throws with the seed and the smallest input found for which the reader does not do as it should. */
export async function fuzzLoader(runs: number, seed: number): Promise<LoaderFuzz> {
  const result: LoaderFuzz = { inputs: 0, accepted: 0, maxMilliseconds: 0 };
  await fc.assert(
    fc.asyncProperty(input, async ({ kind, text }) => {
      // The reader refers to what it parsed by WeakRef, and the engine lets go of that between two jobs only.
      if (result.inputs % textsPerJob === 0) await setImmediate();
      const started = process.cpuUsage();
      const parsed = parseSource({ file: 'data/a.yaml', kind, slug: 'a', text });
      const found = Array.isArray(parsed) ? parsed : validateFile(parsed);
      const { user, system } = process.cpuUsage(started);
      const milliseconds = (user + system) / 1000;
      result.inputs++;
      result.maxMilliseconds = Math.max(result.maxMilliseconds, milliseconds);
      if (milliseconds > limitMs) throw new Error(`It took ${milliseconds} ms.`);
      if (!Array.isArray(found)) {
        result.accepted++;
        return;
      }
      for (const { at, message } of found)
        if (
          at.file !== 'data/a.yaml' ||
          !(at.line >= 1 && at.column >= 1) ||
          at.line > lineCount(text) ||
          message === ''
        )
          throw new Error(`This message has no place: ${JSON.stringify({ at, message })}`);
    }),
    { numRuns: runs, seed },
  );
  return result;
}

function lineCount(text: string): number {
  return text.split(/\r\n|\r|\n/).length;
}
