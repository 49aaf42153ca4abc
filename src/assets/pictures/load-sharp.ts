/** sharp, loaded when something has to be decoded or drawn: a build that finds everything in its cache does without. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread per picture: several pictures are made at once, and the bytes do not depend on the number of processors.
  sharp.concurrency(1);
  // No operation is repeated on the same pixels; what libvips keeps for that is 50 MB.
  sharp.cache(false);
  return sharp;
}

let version: string | undefined;

/** sharp's release, which fixes the releases of all its encoders, read without loading it. */
export function sharpVersion(): string {
  if (version !== undefined) return version;
  const entry = createRequire(import.meta.url).resolve('sharp');
  const found = JSON.parse(readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8'));
  version = String(found.version);
  return version;
}
