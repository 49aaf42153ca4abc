/** Each example of site.yaml in the docs can be copied as it is: a site with it has no errors. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readMarkdown } from '../architecture/read-markdown.ts';
import { mergeValues } from '../support/sites/doc-example.ts';
import { writeFiles } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

const name = 'data/site.yaml';
const examples = glob.sync(['*.md', 'docs/*.md', 'examples/*/README.md'], { cwd: projectRoot }).flatMap((file) =>
  readMarkdown(readFileSync(path.join(projectRoot, file), 'utf8'))
    .fences.filter(({ language, text }) => language === 'yaml' && text.startsWith(`# ${name}\n`))
    .map(({ text }) => [file, text] as const),
);

const site = overlaySite('minimal');
const file = path.join(site, name);
const before = readFileSync(file, 'utf8');
/** What the examples name. */
writeFiles(site, {
  'data/images/isa.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  'static/js/chat.js': '// a chat',
});

test('there are examples', () => {
  expect(new Set(examples.map(([doc]) => doc)).size).toBeGreaterThan(4);
});

/** None has a setting twice. The languages of the second have no files yet, which may hide other mistakes. */
test.each([
  ['most examples', false],
  ['the examples of docs/languages.md and of the example server', true],
])('a site with %s', async (_, isSecond) => {
  const chosen = examples.filter(([doc]) => /languages|lead-receiver/.test(doc) === isSecond);
  const settings = chosen.flatMap(([, text]) => Object.keys(parse(text)));
  expect(settings).toEqual([...new Set(settings)]);
  const merged = chosen.reduce((site, [, text]) => mergeValues(site, parse(text)), parse(before));
  writeFileSync(file, stringify(merged));
  const { stdout } = await runHere(['check', '--root', site, '--json', '--now', '2026-06-01']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string; code: string; message: string }[] };
  const isOfExample = ({ severity, code }: { severity: string; code: string }) =>
    (severity === 'error' && code !== 'translation/missing-file') ||
    /^(schema|site|forms|scripts|security|footer|checks)\//.test(code);
  expect(diagnostics.filter(isOfExample).map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});
