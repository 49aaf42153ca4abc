/** A font file → a subset of it with the characters that most pages need, and its metrics, both cached. HarfBuzz is loaded only on a cache miss. */
import { contentHash } from '../../files/content-hash.ts';
import { once } from '../../memo/memoize.ts';
import { type Cache, cachedValue } from '../cache.ts';
import { packageVersion } from '../packages.ts';
import { type FontMetrics, measureFont } from './font-metrics.ts';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** ASCII, the letters and marks of Spanish, and the punctuation of printed English. */
const coreCharacters = `${ascii}\u00A0¡©®°·¿ÁÉÍÑÓÚÜáéíñóúü\u2010\u2011\u2012–—‘’“”•…€™\u2212`;

/**
 * By the package's subset names; their files are published unchanged. Browsers try the core file first, which has no range: each page
 * loads it. Ranges are short rather than exact, because every page loads their text.
 */
export const otherRanges = {
  'latin-ext': 'U+100-2BA,U+1E00-1EFF,U+20A0-20C0',
  latin: 'U+A2-FF,U+131,U+152-153,U+2BB-2DC,U+2000-206F,U+2191-2215',
} as const;

/** OpenType features for running text: kerning, ligatures, accents, and the numerals that the built-in styles use. */
const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'tnum', 'lnum'];

/** The core characters only, as WOFF2. */
export async function subsetFont(source: Uint8Array, cache: Cache): Promise<Uint8Array> {
  return cache.get(keyOf('subset', source), async () => {
    const options = { targetFormat: 'woff2' as const, keepFeatures, noHinting: true };
    const subset = await loadSubsetter();
    return subset(Buffer.from(source), coreCharacters, options);
  });
}

/** `weight` is set for a variable font. */
export function measureFontFile(
  source: Uint8Array,
  { cache, weight }: { cache: Cache; weight: number | undefined },
): Promise<FontMetrics> {
  const variationAxes = weight === undefined ? {} : { wght: weight };
  return cachedValue(cache, keyOf(`measures ${weight}`, source), async () => {
    const subset = await loadSubsetter();
    const metrics = measureFont(
      await subset(Buffer.from(source), coreCharacters, { targetFormat: 'sfnt', variationAxes }),
    );
    if (!metrics) throw new Error('it has no letters of the Latin alphabet');
    return metrics;
  });
}

async function loadSubsetter() {
  return (await import('subset-font')).default;
}

function keyOf(what: string, source: Uint8Array): string {
  return `face ${what} ${subsetterVersion()} ${contentHash(keepFeatures.join() + coreCharacters)} ${contentHash(source)}`;
}

const subsetterVersion = once(() => packageVersion('subset-font'));
