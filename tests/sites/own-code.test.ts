/** Code of a site's own templates that prints, waits, fails or never ends, as the command meets it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFiles } from '../support/edit-files.ts';
import { copySite, projectRoot, runCli } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';
import { coldRoot } from '../support/shared-assets.ts';

function siteWith(hero: string): string[] {
  const folder = copySite('minimal');
  writeFiles(folder, { 'templates/components/Hero/Hero.tsx': hero });
  return coldRoot(folder);
}

const buildWith = (hero: string, ...flags: string[]) => runCli(['build', ...siteWith(hero), ...flags]);

test('what a template prints goes to stderr, and its timers and servers do not keep the build alive', async () => {
  const hero = `import net from 'node:net';
net.createServer().listen(0);
setInterval(() => {}, 1000);
export function Hero() { console.log('printed'); return <h1>Title</h1>; }`;
  const { code, stdout, stderr } = await buildWith(hero, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ published: { isFirst: true } });
  expect(stderr).toContain('printed');
  expect(code).toBe(0);
});

test('a build that code ends with status 0 ends with 1 and a message', async () => {
  const { code, stdout, stderr } = await buildWith('export function Hero() { process.exit(0); }');
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

test('a component that contains itself is reported at its file', async () => {
  const hero = 'export const Hero = () => (\n  <div><Hero /></div>\n);';
  const { code, stderr } = await runHere(['build', ...siteWith(hero)]);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /templates\/components\/Hero\/Hero\.tsx:\d+:\d+ error template\/error\n.*Look for a component that contains itself/,
  );
});

test.each([
  ['build', { code: null, signal: 'SIGINT' }],
  ['dev', { code: 0, signal: null }],
])('Ctrl-C ends %s in an endless loop of a template', async (command, end) => {
  const hero = `export function Hero() { console.log('begun'); for (;;); }`;
  const args = [path.join(projectRoot, 'bin/treesite.js'), command, ...siteWith(hero)];
  const child = spawn(process.execPath, command === 'dev' ? [...args, '--port', '0'] : args);
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout.on('data', (text) => {
    const [url] = /http:\S+/.exec(String(text)) ?? [];
    if (url) void fetch(url).catch(() => undefined);
  });
  child.stderr.on('data', (text) => String(text).includes('begun') && child.kill('SIGINT'));
  const ended = await new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  expect(ended).toEqual(end);
});
