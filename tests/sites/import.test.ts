/** What `treesite import` does to a real site: the example of docs/import.md, a second run, and rows with mistakes. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMarkdown } from '../architecture/read-markdown.ts';
import { linkAssets } from '../support/shared-assets.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { fences } = readMarkdown(readFileSync(path.join(projectRoot, 'docs/import.md'), 'utf8'));
const textOf = (language: string) => fences.find((fence) => fence.language === language)?.text ?? '';
const [importLine = '', buildLine = ''] = textOf('sh').split('\n');

let parent = '';
let root = '';
let sheet = '';

beforeAll(async () => {
  parent = tempFolder();
  root = path.join(parent, 'site');
  sheet = path.join(parent, 'towns.csv');
  await runHere(['init', root, '--name', 'Clear View', '--state', 'VT']);
  // A card per page is most of the work of a build.
  appendFileSync(path.join(root, 'data/site.yaml'), '\nshareCards: site\n');
  writeFileSync(sheet, textOf('csv'));
  linkAssets(root);
});

/** The words of `npx treesite …` in the docs, with the test's own folders. */
function argsOf(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);
  return [...words.slice(2).map((word) => (word === 'towns.csv' ? sheet : word)), '--root', root];
}

const city = (slug: string) => path.join(root, 'data/cities', `${slug}.yaml`);
const read = (slug: string) => readFileSync(city(slug), 'utf8');

describe('the example of docs/import.md', () => {
  it('writes a file per row, says which column is which field, and gives a site that builds', async () => {
    const imported = await runHere(argsOf(importLine));
    expect(imported).toMatchObject({ code: 0, stderr: '' });
    expect(imported.stdout).toContain(textOf('text').trim());
    expect(imported.stdout).toContain('Wrote 3 files: 3 new, 0 changed.\nNext: ');
    expect(read('brookfield-vt')).toContain('postalCode: "05036"\n');
    expect(read('brookfield-vt')).toContain('eta: 30-45 min\n');
    expect(await runHere(argsOf(buildLine))).toMatchObject({ code: 0 });
    const page = readFileSync(path.join(root, 'dist/areas/randolph-vt/index.html'), 'utf8');
    expect(page).toContain('<title>Gutter Cleaning in Randolph, Vermont</title>');
    expect(page).toContain('one clogged elbow wets four shops');
  });

  it('changes nothing when it is run again', async () => {
    const before = read('chelsea-vt');
    const { stdout } = await runHere(argsOf(importLine));
    expect(stdout).toContain('Wrote 0 files: 0 new, 0 changed. 3 rows made no changes.');
    expect(read('chelsea-vt')).toBe(before);
  });

  it('changes one line for one changed cell, and keeps words, order and comments written by hand', async () => {
    const edited = read('chelsea-vt').replace(/^intro: .*$/m, '# Ann wrote this.\nintro: Ann’s own words.');
    writeFileSync(city('chelsea-vt'), edited);
    writeFileSync(sheet, textOf('csv').replace('40 min', '50 min'));
    const dry = await runHere([...argsOf(importLine), '--dry-run']);
    expect(dry.stdout).toContain('-eta: 40 min\n+eta: 50 min\n');
    expect(read('chelsea-vt')).toBe(edited);
    const { stdout } = await runHere(argsOf(importLine));
    expect(stdout).toContain('Wrote 1 file: 0 new, 1 changed. 2 rows made no changes.');
    expect(read('chelsea-vt')).toBe(edited.replace('eta: 40 min', 'eta: 50 min'));
  });
});

it.each([
  ['a folder', 'This is a folder, but a file is needed here.', (file: string) => mkdirSync(file)],
  ['an empty file', 'This file is empty.', (file: string) => writeFileSync(file, '')],
])('%s in place of a file is reported, and no other row is written', async (_, message, make) => {
  make(city('zion-vt'));
  writeFileSync(sheet, textOf('csv').replace('Brookfield', 'Abbott').replace('Randolph', 'Zion'));
  const before = readdirSync(root, { recursive: true });
  const { code, stderr } = await runHere(argsOf(importLine));
  expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was written.') });
  expect(stderr).toContain(message);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
  rmSync(city('zion-vt'), { recursive: true });
});

it.skipIf(process.platform === 'win32')('a file that is saved while the import runs keeps its text', async () => {
  const pipe = path.join(parent, 'pipe.csv');
  execFileSync('mkfifo', [pipe]);
  const running = runHere([...argsOf(importLine).map((word) => (word === sheet ? pipe : word))]);
  // The import has read the data before it opens the pipe.
  const writer = await open(pipe, 'w');
  appendFileSync(city('chelsea-vt'), '# saved\n');
  await writer.writeFile(textOf('csv').replace('40 min', '60 min'));
  await writer.close();
  const { code, stderr } = await running;
  const message = `${city('chelsea-vt')} was changed meanwhile. Run the command again. Nothing was written.`;
  expect({ code, stderr }).toEqual({ code: 1, stderr: `${message}\n` });
  expect(read('chelsea-vt')).toMatch(/\n# saved\n$/);
});

describe('rows with mistakes', () => {
  const columns = 'Town,County,Lat,Lng,ZIP,ETA,Services,Radius,Description,Intro,Meta title,Meta description,Keywords';
  const rest = 'd,i,t,m,k';

  /** Code and place of each problem in the file. */
  async function problems(text: string, ...args: string[]): Promise<string[]> {
    const file = path.join(parent, 'broken.csv');
    writeFileSync(file, text);
    const { code, stderr } = await runHere(['import', file, '--root', root, ...args]);
    expect(code).toBe(stderr.includes(' error ') ? 1 : 0);
    return [...stderr.matchAll(/broken\.csv:(\d+:\d+) (?:error|warning) (\S+)/g)].map(
      ([, at, found]) => `${at} ${found}`,
    );
  }

  it('are reported at row and column in reviews, too', async () => {
    const text =
      'Name,Rating,Text,Location,Service,Date\nAda,9,t,l,gutter-cleaning,\nBo,5,t,l,gutter-cleaning,2026-05-01\n';
    expect(await problems(text, '--kind', 'review')).toEqual(['2:5 schema/range', '2:27 schema/missing']);
    const { stderr } = await runHere(['import', path.join(parent, 'broken.csv'), '--root', root, '--kind', 'review']);
    expect(stderr).toContain('“rating” is above 5.');
  });

  it('are reported at row and column, all at once, and nothing is written', async () => {
    const found = await problems(
      [
        columns,
        `Barre,Sample County,44.2,-72.5,05641,10 min,gutter-cleaning,9000,${rest}`,
        `Berlin,Nowhere County,44.2,-72.6,05602,5 min,roofing,9000,${rest}`,
        `"Stowe",Sample County,north,-72.5,05641,"10\nmin",gutter-cleaning,9000,${rest}`,
        `Calais,Sample County,44.4,-72.5,ABC,soon,gutter-cleaning,9000,${rest}`,
        `Barre,Sample County,44.2,-72.5,05641,10 min,gutter-cleaning,9000,${rest}`,
        'Woodbury,Sample County,44.4,-72.4,05681,5 min,gutter-cleaning,9000,d,,t,m,k',
      ].join('\n'),
    );
    expect(found.sort()).toEqual([
      '3:46 reference/unknown-service',
      '3:8 city/unknown-county',
      '4:23 schema/type',
      '6:37 schema/format',
      '7:1 import/duplicate-row',
      '8:70 schema/missing',
    ]);
    expect(existsSync(city('barre-vt'))).toBe(false);
  });

  it('that would take the URL of another page are reported', async () => {
    const row = `Sample County,Sample County,44.2,-72.5,05641,10 min,gutter-cleaning,9000,${rest}`;
    expect(await problems([columns, row].join('\n'))).toEqual(['2:1 url/collision']);
  });

  it('have warnings only once all required columns are there, and --verbose shows each', async () => {
    const towns = ['Barre', 'Berlin', 'Calais', 'Woodbury', 'Worcester'];
    const rows = towns.map(
      (town, at) => `${town},Sample County,34.${at},-72.5,05641,5 min,gutter-cleaning,9000,${rest}`,
    );
    const text = [columns, ...rows].join('\n');
    expect(await problems(text, '--dry-run')).toEqual([]);
    const each = await problems(text, '--dry-run', '--verbose');
    expect(each.filter((one) => one.endsWith(' place/outside-county'))).toHaveLength(5);
    const withoutRadius = text.replaceAll(',9000,', ',,');
    expect(await problems(withoutRadius, '--dry-run', '--verbose')).toEqual(['1:1 import/no-column']);
  });

  it('show the --set that gave the value, once for all rows, even if a file has another value', async () => {
    writeFileSync(sheet, textOf('csv'));
    linkAssets(root);
    const set = async (...values: string[]) => {
      const options = values.flatMap((value) => ['--set', value]);
      return (await runHere(['import', sheet, '--root', root, '--dry-run', ...options])).stderr;
    };
    expect(await set('keywords=eaves', 'radius=3')).toContain(
      '--set:2:8 error schema/range\n  “radiusMeters” is below 100.\n  1 | keywords=eaves\n  2 | radius=3\n    |        ^\n',
    );
    expect(await set('metaTitle=Gutters in {town}')).toContain(
      '--set "metaTitle=Gutters in {town}": There is no column town. Did you mean Town?\n',
    );
    writeFileSync(city('chelsea-vt'), read('chelsea-vt').replace('12000', '9000'));
    const kept = await set('radiusMeters=4000');
    expect(kept).toMatch(
      /data\/cities\/chelsea-vt\.yaml:\d+:15 warning import\/changed-by-hand\n {2}radiusMeters is 9000 here and 4000 in --set\. The file was not changed\./,
    );
  });
});
