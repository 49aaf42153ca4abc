/** Unchanged text of init: reported once its sample marks are gone, and nothing else is. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StarterContent, StarterLint } from '../../../../src/lint/records/lint-starter.ts';
import { parseSources } from '../../../../src/load/parse-sources.ts';
import { readSources } from '../../../../src/load/read-sources.ts';
import type { ImageFile, Source } from '../../../../src/load/source.ts';
import { readStarterTable } from '../../../../src/pipeline/checks/read-starter-table.ts';
import { rewordFor } from '../../../../src/scaffold/starter-words.ts';
import { validateFiles } from '../../../../src/schema/records.ts';
import { hashText } from '../../../../src/text/hashed-texts.ts';
import { lintRecords } from '../../../support/linted-pages.ts';
import { projectRoot } from '../../../support/run-cli.ts';

let starter: StarterContent;
let sources: Source[];
let images: ImageFile[];
beforeAll(async () => {
  const root = path.join(projectRoot, 'examples/starter');
  ({ sources, images } = readSources(root, path.join(root, 'data')));
  starter = await readStarterTable(images);
});

const unmarked = (text: string) => text.replace(/^ *sample: true\n/gm, '');

function lint(change: (text: string, file: string) => string, content: Partial<StarterContent> = {}) {
  // Changed texts are in no file, where places could be read again.
  const changed = sources.map(({ absolute: _, ...source }) => ({ ...source, text: change(source.text, source.file) }));
  const { records, diagnostics } = validateFiles(parseSources(changed).files);
  expect(diagnostics).toEqual([]);
  return lintRecords(records, new StarterLint(records, { ...starter, ...content }));
}
const files = (...args: Parameters<typeof lint>) => [...new Set(lint(...args).map(({ at }) => at.file))];

describe('a site as init wrote it', () => {
  it('is reported only by its sample marks', () => {
    expect(lint((text) => text)).toEqual([]);
  });

  it('has every file that had a mark, and every picture, reported once the marks are gone', () => {
    const marked = sources.filter(({ text }) => text.includes('sample: true\n')).map(({ file }) => file);
    expect(marked.length).toBeGreaterThan(14);
    expect(files(unmarked).sort()).toEqual([...marked, ...images.map(({ file }) => file)].sort());
  });

  it('is recognized under another name, in another state', () => {
    const reword = rewordFor({ name: 'Bayou Paws', state: 'LA', city: 'Houma' });
    if (typeof reword === 'string') throw new Error(reword);
    const renamed = lint((text) => reword(unmarked(text), 'yaml'));
    expect(renamed.length).toBe(lint(unmarked).length);
    const points = renamed.filter(({ message }) => message.startsWith('These coordinates'));
    expect(points.map(({ code, at }) => [code, path.basename(at.file)])).toEqual([
      ['content/starter', 'millbrook-vt.yaml'],
      ['content/starter', 'riverbend-vt.yaml'],
      ['content/starter', 'sample-county-vt.yaml'],
      ['content/starter', 'site.yaml'],
    ]);
  });
});

describe('a site with its own texts', () => {
  const home = 'data/pages/home.yaml';
  const own = (text: string) =>
    unmarked(text).replace(
      /^( *)(text|body|alt|metaTitle|metaDescription|title): .*\n((\1 +.*)?\n)*/gm,
      (whole, indent, key) =>
        whole.split(' ').length < 6 ? whole : `${indent}${key}: We wash dogs of every size on Tuesdays.\n`,
    );

  it('has no text reported if all starter texts of the file were replaced', () => {
    const found = lint((text, file) => (file === home ? own(text) : text), { pictures: [] });
    expect(found).toEqual([]);
  });

  it('has the places of all texts listed with the first one', () => {
    const [found] = lint((text, file) => (file === home ? unmarked(text) : text), { pictures: [] });
    const count = Number(/^\d+/.exec(found?.message ?? '')?.[0]);
    expect(count).toBeGreaterThan(5);
    const lines = found?.related.map(({ at }) => at.line) ?? [];
    expect(new Set([found?.at.line, ...lines]).size).toBe(count);
  });

  it('has paragraphs of a page listed with their lines', () => {
    const page = sources.find(({ file, text }) => file.endsWith('.md') && text.includes('sample: true'));
    const [found] = lint((text, file) => (file === page?.file ? unmarked(text) : text), { pictures: [] });
    const lines = unmarked(page?.text ?? '').split('\n');
    const inBody = found?.related.filter(({ at }) => at.line > lines.lastIndexOf('---') + 1) ?? [];
    expect(inBody.length).toBeGreaterThan(0);
    for (const { at } of inBody) {
      expect(lines[at.line - 2]).toBe('');
      expect(lines[at.line - 1]).toHaveLength(at.length ?? 0);
    }
  });

  it('has a file reported if only one of its starter texts was replaced', () => {
    const found = lint(
      (text, file) => (file === home ? unmarked(text).replace('Where We Work', 'Where our van goes on Mondays') : text),
      { pictures: [] },
    );
    expect(found).toMatchObject([{ code: 'content/starter', severity: 'warning', at: { file: home, line: 6 } }]);
  });
});

it('looks up no position in files without a text of the starter, because thousands would be read again', () => {
  const { records } = validateFiles(parseSources(sources.map(({ absolute: _, ...source }) => source)).files);
  const asked: string[] = [];
  for (const record of records.all) {
    const { locate } = record;
    const written = (path: Parameters<typeof locate.written>[0]) => {
      asked.push(record.file);
      return locate.written(path);
    };
    record.locate = Object.assign((path: Parameters<typeof locate>[0]) => locate(path), { ...locate, written });
  }
  lintRecords(
    records,
    new StarterLint(records, { ...starter, texts: [hashText('Words that no file of this site has.', /Riverbend/)] }),
  );
  expect(asked).toEqual([]);
});
