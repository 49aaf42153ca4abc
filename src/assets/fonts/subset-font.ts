/** A font file → a subset of it, and its metrics, both cached. HarfBuzz is loaded only on a cache miss. */
import { isMemoryFailure } from '../../diagnostics/describe-failure.ts';
import { contentHash } from '../../files/content-hash.ts';
import { once } from '../../memo/memoize.ts';
import type { Cache } from '../cache.ts';
import { packageVersion } from '../packages.ts';
import { coreCharacters } from './character-ranges.ts';
import { type FontMetrics, measureFont, NoLetters } from './font-metrics.ts';

/** OpenType features for running text: kerning, ligatures, accents, and the numerals that the built-in styles use. */
const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'tnum', 'lnum'];

/** The core characters only, as WOFF2. */
export async function subsetFont(source: Uint8Array, cache: Cache): Promise<Uint8Array> {
  return cache.get(keyOf('subset', source), async () => {
    const options = { targetFormat: 'woff2' as const, keepFeatures, noHinting: true };
    return withPlainError(async () => (await loadSubsetter())(Buffer.from(source), coreCharacters, options));
  });
}

/** `weight` is set for a variable font. */
export async function measureFontFile(
  source: Uint8Array,
  { cache, weight }: { cache: Cache; weight: number | undefined },
): Promise<FontMetrics> {
  const bytes = await cache.get(keyOf(`measures ${weight}`, source), async () => {
    const variationAxes = weight === undefined ? {} : { wght: weight };
    const options = { targetFormat: 'sfnt' as const, variationAxes };
    return withPlainError(async () => {
      const file = await (await loadSubsetter())(Buffer.from(source), coreCharacters, options);
      return Buffer.from(JSON.stringify(measureFont(file)));
    });
  });
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}

/** The tools' own messages say nothing to an owner. */
async function withPlainError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof NoLetters || isMemoryFailure(cause)) throw cause;
    throw new Error('one of its files is damaged', { cause });
  }
}

async function loadSubsetter() {
  return (await import('subset-font')).default;
}

function keyOf(what: string, source: Uint8Array): string {
  return `face ${what} ${subsetterVersion()} ${contentHash(keepFeatures.join() + coreCharacters)} ${contentHash(source)}`;
}

const subsetterVersion = once(() => packageVersion('subset-font'));
