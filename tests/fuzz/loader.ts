/**
 * Texts of every kind for the reader of data files, guided by coverage: a changed text that reaches code that no
 * text before has reached is kept and changed further. Counting slows the code down, so only a part of the texts is counted.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import glob from 'fast-glob';
import { type KindName, kinds } from '../../src/domain/kinds.ts';
import { classify } from '../../src/load/classify.ts';
import { randomFrom } from '../support/random.ts';
import { projectRoot } from '../support/run-cli.ts';
import { edited, soup, written } from '../support/yaml-texts.ts';
import { Coverage } from './coverage.ts';
import { type Input, readText, shrink } from './read-text.ts';
import { changeText, pick } from './text-changes.ts';

const kindNames = Object.keys(kinds) as KindName[];
const isKind = (kind: string): kind is KindName => Object.hasOwn(kinds, kind);

const samples: readonly Input[] = ['data', 'tests/sites/second-company/data', 'examples/starter/data'].flatMap(
  (folder) => {
    const root = path.join(projectRoot, folder);
    return glob.sync('**/*.{yaml,md}', { cwd: root }).flatMap((file) => {
      const kind = classify(file);
      return isKind(kind) ? [{ kind, text: readFileSync(path.join(root, file), 'utf8') }] : [];
    });
  },
);

const madeCount = 200;
const made = fc.record({ kind: fc.constantFrom(...kindNames), text: fc.oneof(soup, written, edited) });

export interface LoaderFuzz {
  inputs: number;
  accepted: number;
  /** Of processor time, for one input. */
  maxMilliseconds: number;
  /** Texts that were kept, as each reached code that none before had. */
  kept: number;
  /** Characters of code that were reached; 0 without coverage. */
  reached: number;
}

export interface LoaderFuzzOptions {
  texts: number;
  seed: number;
  /** False: texts are changed at random only. */
  isGuided: boolean;
  onProgress?: (result: LoaderFuzz) => void;
}

/** So many texts go in one job, and are counted together. */
const batchSize = 50;
/** One batch in this many is counted; at the start, all of them. */
const countedEvery = 25;
const countedAtStart = 40;
const stretch = 40;

/** Throws with the seed and the smallest input found for which the reader fails. */
export async function fuzzLoader({ texts, seed, isGuided, onProgress }: LoaderFuzzOptions): Promise<LoaderFuzz> {
  const result: LoaderFuzz = { inputs: 0, accepted: 0, maxMilliseconds: 0, kept: 0, reached: 0 };
  const random = randomFrom(seed);
  const corpus = [...samples, ...fc.sample(made, { numRuns: madeCount, seed })];
  const coverage = isGuided
    ? new Coverage((url) => /\/src\/(load|schema)\/|\/node_modules\/yaml\//.test(url))
    : undefined;
  let isCounting = false;
  const count = (wanted: boolean) => {
    if (!coverage || wanted === isCounting) return;
    if (wanted) coverage.start();
    else coverage.stop();
    isCounting = wanted;
  };
  for (let batch = 0; result.inputs < texts; batch++) {
    await setImmediate();
    count(batch < countedAtStart || Math.floor(batch / stretch) % countedEvery === 0);
    const inputs = Array.from({ length: Math.min(batchSize, texts - result.inputs) }, () => changeOne(corpus, random));
    for (const input of inputs) read(input, result, seed);
    if (coverage && isCounting && coverage.hasNew({ keep: false })) corpus.push(...thatReachNew(inputs, coverage));
    result.kept = corpus.length - samples.length - madeCount;
    if (batch % 2000 === 1999) onProgress?.({ ...result, reached: coverage?.size ?? 0 });
  }
  count(false);
  coverage?.close();
  result.reached = coverage?.size ?? 0;
  return result;
}

/** The texts kept last reach the most code; changed files of sites are most often valid. */
function changeOne(corpus: readonly Input[], random: () => number): Input {
  const share = random();
  const { kind, text } = pick(share < 0.3 ? corpus.slice(-newestCount) : share < 0.6 ? samples : corpus, random);
  const otherKind = random() < 0.05 ? pick(kindNames, random) : kind;
  return { kind: otherKind, text: changeText(text, () => pick(corpus, random).text, random) };
}

const newestCount = 50;

/** The texts that reach new blocks, found by halving: a half that reaches none is skipped. */
function thatReachNew(inputs: readonly Input[], coverage: Coverage): Input[] {
  coverage.clear();
  for (const input of inputs) readText(input);
  if (!coverage.hasNew({ keep: inputs.length === 1 })) return [];
  if (inputs.length === 1) return [...inputs];
  const half = Math.ceil(inputs.length / 2);
  return [inputs.slice(0, half), inputs.slice(half)].flatMap((part) => thatReachNew(part, coverage));
}

function read(input: Input, result: LoaderFuzz, seed: number): void {
  result.inputs++;
  try {
    const { isValid, milliseconds } = readText(input);
    if (isValid) result.accepted++;
    result.maxMilliseconds = Math.max(result.maxMilliseconds, milliseconds);
  } catch (error) {
    const where = `seed ${seed}, text ${result.inputs}: ${JSON.stringify(shrink(input))}`;
    throw new Error(`${where}\n${String(error)}`, { cause: error });
  }
}
