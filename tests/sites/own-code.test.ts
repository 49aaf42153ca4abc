/** Code of a site's own templates that prints, waits or ends the process, as the command meets it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { copySite, runCli } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';
import { rootWithoutFacts } from '../support/shared-assets.ts';

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

function buildWith(hero: string, ...flags: string[]) {
  const { folder, remove } = copySite('minimal');
  removals.push(remove);
  mkdirSync(path.join(folder, 'templates/components/Hero'), { recursive: true });
  writeFileSync(path.join(folder, 'templates/components/Hero/Hero.tsx'), hero);
  return runCli(['build', ...rootWithoutFacts(folder), ...flags]);
}

test('what a template prints goes to stderr, and its timers and servers do not keep the build alive', async () => {
  const hero = `import net from 'node:net';
net.createServer().listen(0);
setInterval(() => {}, 1000);
export function Hero() { console.log('printed'); process.stdout.write('written'); return <h1>Title</h1>; }`;
  const { code, stdout, stderr } = await buildWith(hero, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ published: { isFirst: true } });
  expect(stderr).toContain('printed');
  expect(stderr).toContain('written');
  expect(code).toBe(0);
});

test('a build that code ends with status 0 ends with 1 and a message', async () => {
  const { code, stdout, stderr } = await buildWith(
    `export function Hero() { Function('return this')().process.exit(0); }`,
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe('The process ended before the site was built, perhaps because a template called process.exit.\n');
});

test('a promise that fails after its page was rendered stops the build in plain words', async () => {
  const hero = `Promise.reject(new Error('no answer'));\nexport const Hero = () => <h1>Title</h1>;`;
  const { code, stdout, stderr } = await buildWith(hero);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    'A promise in a template failed after its page was rendered, so the build was stopped: no answer\n',
  );
});

test('deferred work of a template that breaks treesite is not reported as a bug in treesite', async () => {
  const hero = `const late = () => { Array.prototype.map = () => { throw new Error('late'); }; };
export function Hero() { Function('return this')().setTimeout(late, 0); return <h1>Title</h1>; }`;
  const { code, stdout, stderr } = await buildWith(hero);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The code of a template failed while no page was being rendered: late\nTemplates must not /);
});

test('calls that never run, change each build or read what builds do not compare are reported at their line, even if the page is kept', async () => {
  const { folder, remove } = copySite('minimal');
  removals.push(remove);
  mkdirSync(path.join(folder, 'templates/components/Hero'), { recursive: true });
  const hero = (comment: string) => `import { existsSync } from 'node:fs';
const late = (): void => queueMicrotask(late);
${comment}export function Hero() {
  late();
  const word = process.env.NODE_ENV === 'production' && existsSync('/') && process.env.WORD;
  return <h1>{new Date().getFullYear() > 0 ? \`Title\${word ?? ''}\` : ''}</h1>;
}`;
  const build = async (comment: string) => {
    writeFileSync(path.join(folder, 'templates/components/Hero/Hero.tsx'), hero(comment));
    const { stdout } = await runHere(['build', ...rootWithoutFacts(folder), '--json']);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    return diagnostics.map(({ code, at }) => `${code} ${at.file}:${at.line}:${at.column}`);
  };
  expect(await build('')).toEqual([
    'template/never-called templates/components/Hero/Hero.tsx:2:26',
    'template/changing templates/components/Hero/Hero.tsx:5:57',
    'template/changing templates/components/Hero/Hero.tsx:5:88',
    'template/changing templates/components/Hero/Hero.tsx:6:15',
  ]);
  expect(await build('// moves the next lines\n')).toEqual([
    'template/never-called templates/components/Hero/Hero.tsx:2:26',
    'template/changing templates/components/Hero/Hero.tsx:6:57',
    'template/changing templates/components/Hero/Hero.tsx:6:88',
    'template/changing templates/components/Hero/Hero.tsx:7:15',
  ]);
});

test('what a package reads is not reported, only what a template reads itself', async () => {
  const { folder, remove } = copySite('minimal');
  removals.push(remove);
  const files = {
    'node_modules/words/package.json': '{"name": "words", "main": "index.js"}',
    'node_modules/words/index.js': `const fs = require('fs');
const { DEBUG } = process.env;
class Stream extends fs.ReadStream {}
exports.word = () => fs.existsSync('/') && process.env.TERM !== DEBUG && Stream.name;`,
    'templates/components/Hero/host.js': "import os from 'node:os';\nexport const host = () => os.hostname();",
    'templates/components/Hero/Hero.tsx': `import { word } from 'words';
import { host } from './host.js';
export const Hero = () => <h1>{word() && host() && 'Title'}</h1>;`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const { stdout } = await runHere(['build', ...rootWithoutFacts(folder), '--json']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  expect(diagnostics.map(({ code, at }) => `${code} ${at.file}:${at.line}`)).toEqual([
    'template/changing templates/components/Hero/host.js:2',
  ]);
});
