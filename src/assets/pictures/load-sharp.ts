/** Loads sharp on first use: a build that finds everything in its cache does without it. */
import { once } from '../../memo/memoize.ts';
import { packageVersion } from '../package-version.ts';
import { sharpLibrary } from '../packages.ts';

export function loadSharp() {
  const sharp = sharpLibrary();
  // One thread per picture: several pictures are made at once, and the bytes must not depend on the number of processors.
  sharp.concurrency(1);
  // No operation is repeated on the same pixels, so libvips's cache of operations (50 MB) is useless here.
  sharp.cache(false);
  return sharp;
}

/** sharp's version, which determines the versions of its encoders. */
export const sharpVersion = once(() => packageVersion('sharp'));
