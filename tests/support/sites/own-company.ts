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

const stripes = [
  [200, 50, 50],
  [50, 160, 50],
  [50, 50, 200],
];

/** 800 by 500, red at the left, green in the middle, blue at the right; stored on its side, with the place where it was taken. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [500, 800];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++) {
    const row = Math.floor(at / 3 / width);
    const stripe = stripes[2 - Math.floor((row * 3) / height)] ?? [];
    pixels[at] = stripe[at % 3] ?? 0;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD3: { GPSLatitude: '44/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}
