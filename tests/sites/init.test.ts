/** What `treesite init` writes: a site that builds, belongs to its company, and is refused while it is a sample. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KindName } from '../../src/domain/kinds.ts';
import { memoize } from '../../src/memo/memoize.ts';
import { schemaFiles } from '../../src/schema/schema-files.ts';
import { translationSchema } from '../../src/schema/translation-schema.ts';
import { readTree } from '../support/file-tree.ts';
import { coldRoot } from '../support/shared-assets.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { runHere } from '../support/sites/run-here.ts';
import { tempFolder } from '../support/temp-folder.ts';

const joes = [
  '--name',
  'Joe\'s "Best": Gutters',
  ...'--phone 503-555-0170 --state Oregon --city'.split(' '),
  'Coeur d’Alene',
];
const villanueva = ['--country', 'ES', '--name', 'Canalones Villanueva', '--city', 'Segovia'];
const withoutName: string[] = [];

/** One site for all tests with these arguments, as deep as the folders of other sites, with which it shares bundles. */
const aSite = memoize(async (args: readonly string[]) => {
  const root = tempFolder();
  const { code, stdout, stderr } = await runHere(['init', root, ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return { root, stdout };
});

describe('treesite init', () => {
  it('does not mention the starter’s company if another one is given', async () => {
    const { root } = await aSite(joes);
    const { 'README.md': readme = '', ...files } = readTree(root);
    const all = Object.entries(files).flatMap(([file, text]) => (file.startsWith('.treesite') ? [file] : [file, text]));
    expect([readme, ...all].join('\n').match(/Rainwright|Riverbend|Vermont|\bVT\b|-vt\b|802-555/i)).toBeNull();
    expect(readme).toMatch(/^# Joe's "Best": Gutters\n/);
    expect(readme.match(/^\d\. /gm)).toHaveLength(5);
    expect(files['data/cities/coeur-d-alene-or.yaml']).toContain('name: "Coeur d’Alene"');
  });

  it.each([
    ['for a company', joes],
    ['in a country without a known number for fiction', ['--country', 'DE', '--city', 'Passau']],
    ['in Mexico', ['--country', 'MX', '--state', 'Nuevo León']],
    ['in Spain', villanueva],
  ])('makes a site whose only faults are marked samples, which check --publish refuses, %s', async (_, args) => {
    const { root, stdout: said } = await aSite(args);
    // As in README.md.
    expect(said.match(/npm run .*/g)).toEqual(['npm run dev']);
    const names = Object.keys(readTree(path.join(root, 'data'))).map((file) => `data/${file}`);
    const withoutContent = ['data/pages/not-found.yaml', 'data/phone-overrides.yaml'];
    const content = names.filter((file) => !file.startsWith('data/images/') && !withoutContent.includes(file));
    // An owner who agrees with the text only removes the mark.
    const privacy = content.find((file) => /privacy|privacidad/.test(file)) ?? '';
    editFile(root, privacy, /^sample: true\n/m, '');
    const { code, stdout } = await runHere(['check', ...coldRoot(root), '--publish', '--json']);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; at: { file: string } }[] };
    expect(code).toBe(1);
    expect([...new Set(diagnostics.map((found) => found.code))].sort()).toEqual([
      'content/sample',
      'form/no-endpoint',
      'phone/placeholder',
    ]);
    const samples = diagnostics.filter((found) => found.code === 'content/sample').map(({ at }) => at.file);
    expect(samples.sort()).toEqual(content.filter((file) => file !== privacy).sort());
  });

  it('names commands for new files that work', async () => {
    const { root } = await aSite(joes);
    const all = Object.values(readTree(root)).flatMap((text) => text.match(/(?<=npx treesite )new .*/g) ?? []);
    const lines = [...new Set(all)].map((line) => line.match(/"[^"]+"|\S+/g) ?? []);
    const values: Record<string, string> = { COUNTY: 'sample-county-or', SERVICE: 'gutter-repair' };
    expect(lines.map(([, kind]) => kind).sort()).toEqual(['city', 'county', 'page', 'post', 'review', 'service']);
    for (const line of lines) {
      const args = line.map((word) => values[word] ?? word.replaceAll('"', ''));
      expect(await runHere([...args, '--root', root]), line.join(' ')).toMatchObject({ code: 0, stderr: '' });
    }
  });

  it('has no English on pages and in URLs in Spain', async () => {
    const { root } = await aSite(villanueva);
    // A card per page would be most of the work.
    appendFileSync(path.join(root, 'data/site.yaml'), 'shareCards: site\n');
    expect((await runHere(['build', ...coldRoot(root)])).code).toBe(0);
    const pages = Object.entries(readTree(path.join(root, 'dist'))).filter(([file]) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(12);
    const seen = pages.map(([file, html]) => `${file} ${html.replace(/<script.*?<\/script>|<[^>]*>/gs, ' ')}`);
    expect(seen.join('\n').match(/\b(the|and|of|for|with|service|gutter|about|areas|contact)\b.*/i)).toBeNull();
  });

  it('has what editors and npm need', async () => {
    const { root } = await aSite(withoutName);
    const files = readTree(root);
    const { scripts, dependencies } = JSON.parse(files['package.json'] ?? '');
    expect(scripts).toEqual({
      dev: 'treesite dev',
      build: 'treesite build',
      check: 'treesite check',
      preview: 'treesite preview',
    });
    // A checkout is not linked to: the site would install on no other machine.
    expect(dependencies).toBeUndefined();
    expect(files['.gitignore']).toBe('/dist\n.*.treesite-*\nnode_modules/\n.treesite/cache/\n');
    expect(JSON.parse(files['.vscode/extensions.json'] ?? '').recommendations).toEqual(['redhat.vscode-yaml']);
    const schemas = Object.keys(JSON.parse(files['.vscode/settings.json'] ?? '')['yaml.schemas']);
    expect(schemas.length).toBeGreaterThan(10);
    for (const schema of schemas) {
      const name = path.basename(schema, '.schema.json') as KindName;
      const isOriginal = path.dirname(schema) === './.treesite/schema';
      const expected = isOriginal ? schemaFiles[name] : translationSchema(name);
      expect(JSON.parse(files[path.normalize(schema)] ?? ''), schema).toEqual(expected);
    }
  });

  it('never writes into a folder that is not empty, apart from a new Git repository', async () => {
    const root = tempFolder();
    mkdirSync(path.join(root, '.git'));
    writeFileSync(path.join(root, 'mine.txt'), '');
    const { code, stderr } = await runHere(['init', root]);
    expect(code).toBe(1);
    expect(stderr).toContain('is not empty (mine.txt). Nothing was written.');
    expect(readdirSync(root)).toEqual(['.git', 'mine.txt']);
    rmSync(path.join(root, 'mine.txt'));
    expect(await runHere(['init', root])).toMatchObject({ code: 0 });
  });

  it('updates the schemas and keeps the settings', async () => {
    const { root } = await aSite(withoutName);
    const schema = path.join(root, '.treesite/schema/city.schema.json');
    const settings = path.join(root, '.vscode/settings.json');
    writeFileSync(schema, '{}');
    writeFileSync(settings, '{ "mine": true }');
    expect(await runHere(['init', root, '--editor'])).toMatchObject({ code: 0 });
    expect(readFileSync(schema, 'utf8')).toContain('"title": "City"');
    expect(readFileSync(settings, 'utf8')).toBe('{ "mine": true }');
  });

  it('explains, if it is run from a checkout, how to install treesite in the site', async () => {
    const { root, stdout } = await aSite(withoutName);
    const folder = `\\S*${path.basename(root)}`;
    const steps = `mv treesite-\\S+\\.tgz ${folder}/\n  cd ${folder}\n  npm install \\./treesite-\\S+\\.tgz\n`;
    expect(stdout).toMatch(new RegExp(`Next, after running npm pack .*:\n  ${steps}`));
  });
});
