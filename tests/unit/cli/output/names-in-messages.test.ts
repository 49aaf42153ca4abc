/** Commands in messages can be typed as they are printed, however treesite was installed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { formatDiagnostics } from '../../../../src/cli/output/format-diagnostics.ts';
import { commandName, withCommandName, withDocsPath } from '../../../../src/cli/output/names-in-messages.ts';
import { createColors } from '../../../../src/cli/output/terminal.ts';
import { diagnose } from '../../../../src/diagnostics/diagnostic.ts';
import { runHere } from '../../../support/run-here.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const inSite = 'file:///home/me/site/node_modules/treesite/bin/lib/cli.js';
const inCheckout = 'file:///home/me/treesite/bin/lib/cli.js';

it.each(['npm_execpath', 'npm_command', 'npm_config_user_agent'])(
  'the name of the command is npx treesite with %s',
  (name) => {
    expect(commandName({ env: { [name]: 'x' }, module: inCheckout })).toBe('npx treesite');
  },
);

it('the name of the command depends on PATH in a node_modules folder only', () => {
  const folder = tempFolder({});
  const env = { PATH: ['', path.join(folder, 'none'), path.join(folder, 'bin')].join(path.delimiter) };
  expect(commandName({ env, module: inSite })).toBe('npx treesite');
  expect(commandName({ env, module: inCheckout })).toBe('treesite');
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin', process.platform === 'win32' ? 'treesite.cmd' : 'treesite'), '');
  expect(commandName({ env, module: inSite })).toBe('treesite');
  expect(commandName({ env: {}, module: inSite })).toBe('npx treesite');
});

it('only commands get the name', () => {
  const named = (text: string) => withCommandName(text, 'npx treesite');
  expect(named('Run treesite new city "X", then treesite check.')).toBe(
    'Run npx treesite new city "X", then npx treesite check.',
  );
  expect(named('treesite --help lists the commands.')).toBe('npx treesite --help lists the commands.');
  for (const same of [
    'npx treesite check',
    'a bug in treesite, not in your site',
    'treesite reads no data file',
    '/opt/treesite build',
    'treesite checks',
  ])
    expect(named(same)).toBe(same);
});

it('diagnostics, help, usage errors and results have it', async () => {
  vi.stubEnv('npm_command', 'exec');
  try {
    const at = { file: 'data/a.yaml', line: 1, column: 1 };
    const found = diagnose('city/unknown-county', at, 'None.', { hint: 'Run treesite new county "A".' });
    const setting = { texts: new Map(), colors: createColors(false) };
    expect(formatDiagnostics([found], setting)).toContain('Run npx treesite new county "A".');
    expect((await runHere(['check', '--help'])).stdout).toContain('  npx treesite check --publish');
    expect((await runHere(['check', '--none'])).stderr).toContain('npx treesite check --help lists the options.');
    expect((await runHere(['preview', '--out', 'none'])).stderr).toContain('Run npx treesite build first.');
  } finally {
    vi.unstubAllEnvs();
  }
});

it.each([
  ['file:///home/otter/site/node_modules/treesite/bin/lib/cli.js', 'node_modules/treesite/docs/data.md'],
  ['file:///usr/lib/node_modules/treesite/bin/lib/cli.js', '/usr/lib/node_modules/treesite/docs/data.md'],
  ['file:///home/otter/treesite/bin/lib/cli.js', 'docs/data.md'],
])('pages of the docs are named where %s has them', (module, file) => {
  const message = (page: string) => `${page} lists all 54, not my-docs/data.md.`;
  expect(withDocsPath(message('docs/data.md'), { module, cwd: '/home/otter/site' })).toBe(message(file));
});
