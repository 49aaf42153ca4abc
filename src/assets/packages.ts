/**
 * Loads large packages on first use, with `require`. They are CommonJS, and Node's `import` would first search their whole text
 * for the names of exports: 35 to 55 ms of processor time each.
 */
import { createRequire } from 'node:module';
import { findPackage } from '../files/find-package.ts';
import { once } from '../memo/memoize.ts';

const require = createRequire(import.meta.url);

export const esbuild = once(() => require('esbuild') as typeof import('esbuild'));
export const opentype = once(() => require('opentype.js') as typeof import('opentype.js'));
export const d3Geo = once(() => require('d3-geo') as typeof import('d3-geo'));

export const loadSharp = once(() => {
  const sharp = require('sharp') as typeof import('sharp').default;
  // One thread per picture: several pictures are made at once, and the bytes must not depend on the number of processors.
  sharp.concurrency(1);
  // No operation is repeated on the same pixels, so libvips's cache of operations (50 MB) is useless here.
  sharp.cache(false);
  return sharp;
});

/** sharp's version, which determines the versions of its encoders. */
export const sharpVersion = once(() => packageVersion('sharp'));

/** The version of an installed package. Does not load it. */
export function packageVersion(name: string): string | undefined {
  return findPackage(name, import.meta.dirname)?.version;
}
