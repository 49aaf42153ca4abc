/** React renders every page, counted from outside: its renderToStaticMarkup is wrapped before treesite starts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readTree } from '../support/file-tree.ts';
import { copySite, projectRoot, runCli } from '../support/run-cli.ts';

const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1];

it('a build passes every page to renderToStaticMarkup', async () => {
  const folder = copySite('minimal');
  const rendered = path.join(folder, 'rendered.txt');
  const counter = path.join(projectRoot, 'tests/support/count-renders.cjs');
  const env = { NODE_OPTIONS: `--require ${counter}`, RENDERED: rendered };
  const { code } = await runCli(['build', '--no-cache'], { cwd: folder, env });
  const titles = readFileSync(rendered, 'latin1').trim().split('\n');
  const files = Object.entries(readTree(path.join(folder, 'dist')));
  const pages = files.filter(([file, html]) => file.endsWith('.html') && !html.includes('http-equiv="refresh"'));
  expect(code).toBe(0);
  expect(pages.length).toBeGreaterThan(5);
  expect(titles.sort()).toEqual(pages.map(([, html]) => titleOf(html)).sort());
});
