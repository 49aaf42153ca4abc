/**
 * Generates src/lint/records/starter.gen.json, with which `check` recognizes what is unchanged since `treesite init`: texts,
 * coordinates and pictures of examples/starter and examples/starter-es. With --check only compares it, and exits with 1 if it is out of date.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { textsOf } from '../lint/records/lint-starter.ts';
import { parseSources } from '../load/parse-sources.ts';
import { readSources } from '../load/read-sources.ts';
import { validateFiles } from '../schema/records.ts';
import { escapePattern } from '../text/escape.ts';
import { hashText } from '../text/hashed-texts.ts';
import { replacedWords, samplePoints } from './starter-words.ts';

const target = new URL('../lint/records/starter.gen.json', import.meta.url);
const folderOf = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

const replaced = new RegExp(replacedWords.map(escapePattern).join('|'));

/** Only files marked as samples; owners can keep the others. */
async function formatTable(): Promise<string> {
  const read = (name: string) => readSources(folderOf(name), `${folderOf(name)}/data`);
  const { sources, images } = read('starter');
  const samples = [...sources, ...read('starter-es').sources].filter(({ text }) => text.includes('sample: true'));
  const { records } = validateFiles(parseSources(samples).files);
  const drawn = await Promise.all(images.map(({ absolute }) => readFile(absolute)));
  const table = {
    texts: [...new Set(records.all.flatMap(textsOf).map(({ text }) => hashText(text, replaced)))],
    points: [...samplePoints()],
    pictures: drawn.map((bytes) => ({
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}

const generated = await formatTable();
if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== generated) {
    console.error('src/lint/records/starter.gen.json does not match examples/starter. Run: npm run starter');
    process.exit(1);
  }
} else await writeFile(target, generated);
