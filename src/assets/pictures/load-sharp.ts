/** Loads sharp on first use: a build that finds everything in its cache does without it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread per picture: several pictures are made at once, and the bytes must not depend on the number of processors.
  sharp.concurrency(1);
  // No operation is repeated on the same pixels, so libvips's cache of operations (50 MB) is useless here.
  sharp.cache(false);
  return sharp;
}

let version: string | undefined;

/** sharp's version, which determines the versions of its encoders; read without loading it. */
export function sharpVersion(): string {
  if (version !== undefined) return version;
  const entry = createRequire(import.meta.url).resolve('sharp');
  const found = JSON.parse(readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8'));
  version = String(found.version);
  return version;
}
