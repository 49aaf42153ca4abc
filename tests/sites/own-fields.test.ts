/** The example of docs/own-fields.md, as it is written there: its files laid over the minimal site. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readDocExample } from '../support/doc-example.ts';
import { runHere } from '../support/run-here.ts';
import { type Built, temporaryCopies } from '../support/temporary-copies.ts';

const { copyOf, buildFolder } = temporaryCopies();
const folder = copyOf('minimal');
const example = readDocExample('docs/own-fields.md');
const city = 'data/cities/sisters-or.yaml';
let built: Built;

beforeAll(async () => {
  for (const [name, code] of example) {
    if (!name.includes('/')) continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    (name === city ? appendFileSync : writeFileSync)(file, code);
  }
  built = await buildFolder(folder);
});

test('the page shows the fields as the docs say', () => {
  expect([...example.keys()]).toHaveLength(6);
  const [box] = /<section class="access".*?<\/section>/.exec(built.text('areas/sisters-or/index.html')) ?? [];
  expect(box).toBe(example.get('html')?.trim());
});

test('a wrong value is reported with its line', async () => {
  appendFileSync(path.join(folder, city), '    - place: Pine Meadow, south gate\n      code: 417\n');
  const { code, stderr } = await runHere(['build', '--root', folder]);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^data\/cities\/sisters-or\.yaml:\d+:13 error schema\/type\n {2}YAML reads code in entry 2 of gates as the number 417\.\n/,
  );
  expect(stderr).toContain('Write four digits, in quotes: "0417"');
});

test('a mistake in the schema is reported with its line, and no data file is blamed', async () => {
  const schema = path.join(folder, 'schema/city.json');
  writeFileSync(schema, example.get('schema/city.json')?.replace('"required": ["place"', '"requird": ["place"') ?? '');
  writeFileSync(path.join(folder, 'schema/citi.json'), '{}');
  const { stderr } = await runHere(['build', '--root', folder]);
  expect(stderr).toContain('schema/citi.json:1:1 error fields/file');
  expect(stderr).toContain('schema/city.json:17:9 error fields/schema\n  There is no keyword requird here.\n');
  expect(stderr).toContain('Did you mean required?\n\nNothing was written: 2 errors.\n');
});
