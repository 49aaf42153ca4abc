/** Reads examples/starter of treesite's own package, and which pictures a site still has of it. Changes nothing. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSources } from '../load/parse-sources.ts';
import { readSources } from '../load/read-sources.ts';
import type { ImageFile } from '../load/source.ts';
import { type DataRecord, validateFiles } from '../schema/records.ts';
import { replacedWords, samplePoints } from './starter-words.ts';

export interface StarterFiles {
  records: readonly DataRecord[];
  replaced: readonly string[];
  points: ReadonlySet<string>;
  pictures: readonly ImageFile[];
}

/** `images` are the site's. Only files of the starter that are marked as samples are given: the others are meant to stay. */
export async function readStarter(packageRoot: string, images: readonly ImageFile[]): Promise<StarterFiles> {
  const root = path.join(packageRoot, 'examples/starter');
  const { sources, images: own } = readSources(root, path.join(root, 'data'));
  const samples = sources.filter(({ text }) => text.includes('sample: true'));
  const { records } = validateFiles(parseSources(samples).files);
  const drawn = await Promise.all(own.map(({ absolute }) => readFile(absolute)));
  const isOwn = await Promise.all(
    images.map(async ({ absolute }) => {
      const bytes = await readFile(absolute);
      return drawn.some((drawing) => drawing.equals(bytes));
    }),
  );
  return {
    records: records.all,
    replaced: replacedWords,
    points: samplePoints(),
    pictures: images.filter((_, index) => isOwn[index]),
  };
}
