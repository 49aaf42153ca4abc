/** Each example of site.yaml in the docs can be copied as it is: a site with it has no errors. So can the lines that start the completion of a shell. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readMarkdown } from '../architecture/read-markdown.ts';
import { overlaySite } from '../support/overlay-site.ts';
import { projectRoot } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';

const name = 'data/site.yaml';
const examples = glob.sync(['*.md', 'docs/*.md', 'examples/*/README.md'], { cwd: projectRoot }).flatMap((file) =>
  readMarkdown(readFileSync(path.join(projectRoot, file), 'utf8'))
    .fences.filter(({ language, text }) => language === 'yaml' && text.startsWith(`# ${name}\n`))
    .map(({ text }) => [file, Object.keys(parse(text)).join(', '), text] as const),
);

const site = overlaySite('minimal');
afterAll(() => site.remove());
const file = path.join(site.folder, name);
const before = readFileSync(file, 'utf8');
/** What the examples name. */
for (const [own, text] of Object.entries({
  'data/images/isa.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  'static/js/chat.js': '// a chat',
})) {
  mkdirSync(path.dirname(path.join(site.folder, own)), { recursive: true });
  writeFileSync(path.join(site.folder, own), text);
}

type Values = Record<string, unknown>;
const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const merge = (old: Values, more: Values): Values => ({
  ...old,
  ...Object.fromEntries(
    Object.entries(more).map(([key, value]) => [key, isMap(value) && isMap(old[key]) ? merge(old[key], value) : value]),
  ),
});

test('there are examples', () => {
  expect(new Set(examples.map(([doc]) => doc)).size).toBeGreaterThan(4);
});

test.each(examples)('the example of %s: %s', async (_, __, text) => {
  writeFileSync(file, stringify(merge(parse(before), parse(text))));
  const { stdout } = await runHere(['check', '--root', site.folder, '--json', '--now', '2026-06-01']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string; code: string; message: string }[] };
  const isOfExample = ({ severity, code }: { severity: string; code: string }) =>
    severity === 'error' || /^(schema|site|forms|scripts|security|footer|checks)\//.test(code);
  expect(diagnostics.filter(isOfExample).map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

/** Where the completion of a shell starts, as README.md says. What the shell prints shows that `treesite` is completed. */
const completions = {
  bash: { flags: ['--noprofile', '--norc', '-c'], show: 'complete -p treesite' },
  zsh: {
    flags: ['-f', '-c'],
    before: 'autoload -Uz compinit && compinit -u -D',
    show: 'echo treesite $_comps[treesite]',
  },
  fish: { flags: ['--no-config', '-c'], show: 'complete -C "treesite previ"' },
};

test.each(Object.entries(completions))('the line of README.md for %s', async (shell, { flags, show, ...rest }) => {
  const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
  const line = readme
    .split('\n')
    .find((line) => line.includes(`treesite completion ${shell}`) && line.includes('# in'));
  expect(line).toBeDefined();
  if (spawnSync(shell, ['--version']).error) return console.log(`${shell} is not installed: its line is not tested.`);
  const bin = path.join(site.folder, 'bin');
  mkdirSync(bin, { recursive: true });
  if (!existsSync(path.join(bin, 'treesite')))
    symlinkSync(path.join(projectRoot, 'bin/treesite.js'), path.join(bin, 'treesite'));
  const script = ['before' in rest ? rest.before : '', line, show].join('\n');
  const { stdout, stderr } = spawnSync(shell, [...flags, script], {
    encoding: 'utf8',
    env: { HOME: site.folder, PATH: `${bin}:${process.env.PATH}` },
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/treesite _?treesite|-F _treesite treesite|preview/);
});
