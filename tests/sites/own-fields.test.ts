/** The example of docs/own-fields.md, as it is written there: its files laid over the minimal site. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { coldRoot } from '../support/shared-assets.ts';
import { type Built, buildCold } from '../support/sites/build-small-site.ts';
import { readDocExample } from '../support/sites/doc-example.ts';
import { writeFiles } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

const folder = overlaySite('minimal');
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
  built = await buildCold(folder);
});

test('the page shows the fields as documented', () => {
  expect([...example.keys()]).toHaveLength(7);
  const [box] =
    /<section class="split plain"><div class="intro"><h2>Gate hours.*?<\/section>/s.exec(
      built.text('areas/sisters-or/index.html'),
    ) ?? [];
  expect(box).toBe(example.get('html')?.trim());
});

test('check reports a field that no template reads', async () => {
  const check = () => runHere(['check', '--root', folder, '--verbose', '--now', '2026-06-01']);
  expect((await check()).stderr).not.toContain('fields/');
  const file = path.join(folder, 'templates/components/Access/Access.tsx');
  const component = readFileSync(file, 'utf8');
  writeFileSync(file, component.replace('{code}', '').replace('{ place, code }', '{ place }'));
  expect((await check()).stderr).toMatch(
    /^schema\/city\.json:20:11 warning fields\/unread\n {2}No page shows custom\.gates\[\]\.code, because no template reads it\.\n/m,
  );
  writeFileSync(file, component);
});

test('treesite types writes types with which TypeScript checks templates', async () => {
  expect(await runHere(['types', '--root', folder])).toMatchObject({ code: 0 });
  const below = (name: string) => path.join(folder, name);
  mkdirSync(below('node_modules/treesite'), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules/@types'), below('node_modules/@types'));
  // In place of a megabyte.
  writeFiles(folder, { 'node_modules/csstype/index.d.ts': 'export interface Properties<Length> { width?: Length }\n' });
  for (const name of ['package.json', 'src', 'templates'])
    symlinkSync(path.join(projectRoot, name), below(`node_modules/treesite/${name}`));
  const wrong =
    "import type { CityProps } from 'treesite';\n// @ts-expect-error\nexport type Wrong = NonNullable<CityProps['custom']>['parkin'];\n";
  writeFileSync(below('templates/wrong.ts'), wrong);
  const { compilerOptions } = JSON.parse(example.get('json') ?? '');
  // Without the page, which is as wide as all built-in templates, and without the types of browsers.
  const files = ['templates/components/Access/Access.tsx', 'templates/wrong.ts', '.treesite/types/own-fields.d.ts'];
  const styles = 'node_modules/treesite/templates/styles.d.ts';
  const settings = {
    compilerOptions: { ...compilerOptions, lib: ['es2023'], preserveSymlinks: true },
    files: [...files, styles],
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(settings, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  const found = fileNames.flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)));
  expect(found.map(({ messageText }) => messageText)).toEqual([]);
});

test('a build updates the types after a change of the schema', async () => {
  const schema = example.get('schema/city.json') ?? '';
  writeFileSync(path.join(folder, 'schema/city.json'), schema.replace('"gates"', '"barriers"'));
  await runHere(['build', ...coldRoot(folder)]);
  expect(readFileSync(path.join(folder, '.treesite/types/own-fields.d.ts'), 'utf8')).toContain(' barriers: {');
  writeFileSync(path.join(folder, 'schema/city.json'), schema);
});

test('a wrong value is reported with its line', async () => {
  appendFileSync(path.join(folder, city), '    - place: Pine Meadow, south gate\n      code: 417\n');
  const { code, stderr } = await runHere(['build', '--root', folder]);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^data\/cities\/sisters-or\.yaml:\d+:13 error schema\/type\n {2}YAML reads “code” in entry 2 of “gates” as the number 417\.\n/,
  );
  expect(stderr).toContain('Write four digits, in quotes: "0417"');
});

test('a mistake in the schema is reported with its line, and no data file is blamed', async () => {
  const schema = path.join(folder, 'schema/city.json');
  writeFileSync(schema, example.get('schema/city.json')?.replace('"required": ["place"', '"requird": ["place"') ?? '');
  writeFileSync(path.join(folder, 'schema/citi.json'), '{}');
  const { stderr } = await runHere(['build', '--root', folder]);
  expect(stderr).toContain('schema/citi.json:1:1 error fields/file');
  expect(stderr).toContain(
    'schema/city.json:17:9 error fields/schema\n  There is no field named requird in “items” in “gates”.\n',
  );
  expect(stderr).toContain('Did you mean required?\n\nNothing was written: 2 errors.\n');
  rmSync(path.join(folder, 'schema/citi.json'));
  renameSync(schema, path.join(folder, 'schema/cities.json'));
  const misnamed = await runHere(['build', '--root', folder]);
  expect(misnamed.stderr).toContain('Did you mean schema/city.json?\n\nNothing was written: 1 error.\n');
  rmSync(path.join(folder, 'schema'), { recursive: true });
  writeFileSync(path.join(folder, 'schema'), '');
  const noFolder = await runHere(['build', '--root', folder]);
  expect(noFolder.stderr).toContain('Rename it, or delete it.\n\nNothing was written: 1 error.\n');
});
