/** A site in two languages with its CMS, built and served. The browser holds its files in a folder that the CMS uses as the checkout. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import glob from 'fast-glob';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { editFile, writeFiles } from './edit-files.ts';
import { closeServer, listen } from './local-server.ts';
import { overlaySite } from './overlay-site.ts';
import { runHere } from './run-here.ts';

export interface CmsSite {
  /** Where it is served, without a slash at the end. */
  address: () => string;
  /** For `visit`: puts the site's files into the browser, with a folder picker that chooses them. */
  give: (page: Page) => Promise<void>;
  /** Lines that the file has no longer, and those that it has now. */
  changes: (page: Page, file: string) => Promise<{ gone: string[]; come: string[] }>;
  /** Takes these files from the browser into the site, and gives the errors that `check` finds. */
  errorsWith: (page: Page, files: readonly string[]) => Promise<unknown[]>;
}

/** Below a folder of its host, where paths go wrong first. */
const base = '/pianos';

/** Call at the top of a test file. */
export function createCmsSite(): CmsSite {
  const root = overlaySite('bilingual');
  // What forms must keep: comments, quotes and folded lines.
  const city = 'data/cities/redmond-or.yaml';
  editFile(root, city, 'name: Redmond', "# Ours.\nname: 'Redmond' # since May\n");
  editFile(root, city, 'intro: The airport', 'intro: >-\n  The airport\n ');
  const preview = createPreviewServer(path.join(root, 'dist'));
  // Chromium with windows also requests these of the host, which a site below a folder does not have.
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico' || request.url === '/robots.txt') response.writeHead(204).end();
    else preview.emit('request', request, response);
  });
  let address = '';

  beforeAll(async () => {
    mkdirSync(path.join(root, '.git'));
    writeFileSync(path.join(root, '.git/config'), '[remote "origin"]\n\turl = git@github.com:desert/pianos.git\n');
    await succeed(['init', root, '--editor']);
    await succeed(['cms', '--root', root]);
    await succeed(['build', '--root', root, '--quiet', '--base-url', `https://desert.example${base}`]);
    address = `http://localhost:${await listen(server)}${base}`;
  });
  afterAll(() => closeServer(server));

  return {
    address: () => address,
    give: async (page) => {
      const names = await glob('data/**/*', { cwd: root });
      const files = names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')] as const);
      // A page, which names its icon: of other files, Chromium with windows requests /favicon.ico, which is not below the site's folder.
      await page.goto(`${address}/privacy/`);
      await page.evaluate(fillFolder, files);
      await page.addInitScript(() => {
        Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      });
    },
    changes: async (page, file) => {
      const old = readFileSync(path.join(root, file), 'utf8').split('\n');
      const now = (await readSaved(page, file)).split('\n');
      return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
    },
    errorsWith: async (page, files) => {
      for (const file of files) writeFiles(root, { [file]: await readSaved(page, file) });
      const { stdout } = await runHere(['check', '--root', root, '--json']);
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string }[] };
      return diagnostics.filter(({ severity }) => severity === 'error');
    },
  };
}

/** A file as it is now in the browser. */
export async function readSaved(page: Page, file: string): Promise<string> {
  return page.evaluate(async (name) => {
    const steps = name.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
    const file = await folder.getFileHandle(steps.at(-1) ?? '');
    return (await file.getFile()).text();
  }, file);
}

async function succeed(args: readonly string[]): Promise<void> {
  const { code, stderr } = await runHere(args);
  if (code !== 0) throw new Error(`treesite ${args[0]} failed:\n${stderr}`);
}

/** Runs in the browser: the private folder of the origin, with a .git in it, because the CMS requires a checkout. */
async function fillFolder(files: (readonly [name: string, text: string])[]): Promise<void> {
  const top = await navigator.storage.getDirectory();
  await top.getDirectoryHandle('.git', { create: true });
  for (const [name, text] of files) {
    const steps = name.split('/');
    let folder = top;
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
    const file = await folder.getFileHandle(steps.at(-1) ?? '', { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  }
}
