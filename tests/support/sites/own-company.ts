/** The minimal site with the example of docs/identity.md: its settings, two logos, and photographs as a camera writes them. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { mergeValues, readDocExample } from './doc-example.ts';
import { projectRoot } from './run-cli.ts';

/** Lays the example over a copy of the minimal site. */
export async function addIdentity(folder: string): Promise<void> {
  for (const name of ['source-sans-3', 'lora']) {
    const place = path.join('node_modules/@fontsource-variable', name);
    mkdirSync(path.join(folder, path.dirname(place)), { recursive: true });
    symlinkSync(path.join(projectRoot, place), path.join(folder, place));
  }
  for (const [name, yaml] of readDocExample('docs/identity.md')) {
    if (!name.endsWith('.yaml')) continue;
    const file = path.join(folder, name);
    writeFileSync(file, stringify(mergeValues(parse(readFileSync(file, 'utf8')), parse(yaml))));
  }
  const images = path.join(folder, 'data/images');
  mkdirSync(images, { recursive: true });
  for (const [name, color] of [
    ['logo.svg', '#123456'],
    ['logo-dark.svg', '#fedcba'],
  ] as const)
    writeFileSync(
      path.join(images, name),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><path fill="${color}" d="M0 0h320v80H0z"/></svg>`,
    );
  const photo = await photograph();
  for (const name of ['workshop.jpg', 'hammers.jpg']) writeFileSync(path.join(images, name), photo);
}

/** 800 by 500, red at the left, green in the middle, blue at the right; stored on its side. */
function photograph(): Promise<Buffer> {
  const stripes =
    '<path fill="#3232c8" d="M0 0h5v3H0z"/><path fill="#32a032" d="M0 3h5v3H0z"/><path fill="#c83232" d="M0 6h5v3H0z"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="800" viewBox="0 0 5 9" preserveAspectRatio="none">${stripes}</svg>`;
  return sharp(Buffer.from(drawing)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}
