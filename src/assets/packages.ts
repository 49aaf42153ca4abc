/**
 * Loads large packages on first use, with `require`. They are CommonJS, and Node's `import` would first search their whole text
 * for the names of exports: 35 to 55 ms of processor time each.
 */
import { createRequire } from 'node:module';
import { once } from '../memo/memoize.ts';

const require = createRequire(import.meta.url);

export const esbuild = once(() => require('esbuild') as typeof import('esbuild'));
export const opentype = once(() => require('opentype.js') as typeof import('opentype.js'));
export const sharpLibrary = once(() => require('sharp') as typeof import('sharp').default);
