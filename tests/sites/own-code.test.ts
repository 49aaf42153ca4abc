/** Code of a site's own templates that prints, waits, fails or never ends, as the command meets it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { coldRoot } from '../support/shared-assets.ts';
import { writeFiles } from '../support/sites/edit-files.ts';
import { copySite, projectRoot, runCli } from '../support/sites/run-cli.ts';
import { spawnServer } from '../support/sites/spawn-server.ts';

/** One bundle for all: what it does is chosen when it runs. */
const folder = copySite('minimal');
writeFiles(folder, {
  'templates/components/Hero/Hero.tsx': `import { existsSync } from 'node:fs';
import net from 'node:net';
const does = process.env.HERO;
const ask = async () => { throw new Error('no answer'); };
const late = () => { throw new Error('too late'); };
const wait = () => { if (!existsSync(process.env.HERO_WAITS)) setImmediate(wait); else throw new Error('never mind'); };
if (does === 'wait') {
  net.createServer().listen(0);
  setInterval(() => {}, 1000);
  setImmediate(wait);
}
export function Hero() {
  if (does === 'wait') console.log('printed');
  if (does === 'exit') process.exit(0);
  if (does === 'fail') ask();
  if (does === 'fail') setTimeout(late, 0);
  if (does === 'loop') for (console.log('begun'); ; );
  return <h1>Title</h1>;
}`,
});

const home = path.join(folder, 'dist/index.html');
const buildWith = (does: string, ...flags: string[]) => {
  rmSync(path.dirname(home), { recursive: true, force: true });
  return runCli(['build', ...coldRoot(folder), ...flags], { env: { HERO: does, HERO_WAITS: home } });
};

test('a build that code ends with status 0 ends with 1 and a message', async () => {
  const { code, stdout, stderr } = await buildWith('exit');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe('The process ended before the site was built, perhaps because a template called process.exit.\n');
});

const failure = 'A template failed in a timer, or in a promise that nothing waits for:';

test('what fails after its page was rendered is reported once at its line, and nothing is written', async () => {
  const { code, stdout, stderr } = await buildWith('fail', '--json');
  const found = (line: number, reason: string) => ({
    code: 'template/error',
    at: { file: 'templates/components/Hero/Hero.tsx', line },
    message: `${failure} ${reason}`,
  });
  expect(JSON.parse(stdout)).toMatchObject({
    diagnostics: [found(4, 'no answer'), found(5, 'too late')],
    published: null,
  });
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
});

test('what a template prints goes to stderr, its timers and servers do not keep the build alive, and one that fails when the site is published is reported, also by the next build, in which nothing has changed', async () => {
  const { code, stdout, stderr } = await buildWith('wait', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [], published: { isFirst: true } });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^(printed\n)+A template failed .*: never mind\n +at /),
  });
  const next = await runCli(['build', '--root', folder, '--json'], { env: { HERO: 'wait', HERO_WAITS: home } });
  expect(JSON.parse(next.stdout).diagnostics).toMatchObject([{ message: `${failure} never mind` }]);
});

test('a timer that fails is reported by dev, which runs on', async () => {
  const args = [path.join(projectRoot, 'bin/treesite.js'), 'dev', '--port', '0', '--root', folder];
  const env = { ...process.env, HERO: 'wait', HERO_WAITS: folder };
  const { child, port, said } = await spawnServer(args, { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  for (const _ of ['before', 'after']) {
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    await expect.poll(said).toMatch(/never mind\n +at /);
  }
});

test('Ctrl-C ends a build in an endless loop of a template', async () => {
  const args = [path.join(projectRoot, 'bin/treesite.js'), 'build', ...coldRoot(folder)];
  const child = spawn(process.execPath, args, { env: { ...process.env, HERO: 'loop' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stderr.on('data', (text) => String(text).includes('begun') && child.kill('SIGINT'));
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
});
