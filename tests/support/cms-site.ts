/** A new company's site with its CMS, built and served. The browser holds its files in a folder that the CMS uses as the checkout. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import glob from 'fast-glob';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { closeServer, listen } from './local-server.ts';
import { overlaySite } from './overlay-site.ts';
import type { CliResult } from './run-cli.ts';
import { runHere } from './run-here.ts';
import { linkAssets } from './shared-assets.ts';
import { tempFolder } from './temp-folder.ts';

export interface CmsSite {
  /** The site's folder. */
  root: () => string;
  /** Where it is served, without a slash at the end. */
  address: () => string;
  /** For `visit`: puts the site's files into the browser, with a folder picker that chooses them. */
  give: (page: Page) => Promise<void>;
  /** A file as it is now in the browser. */
  read: (page: Page, file: string) => Promise<string>;
  /** `city/entries/riverbend-nh`, `city/new`, `_singletons/entries/site`. */
  openForm: (page: Page, form: string) => Promise<void>;
  /** Lines that the file has no longer, and those that it has now. */
  changes: (page: Page, file: string) => Promise<{ gone: string[]; come: string[] }>;
  /** Runs `check` over the site with these of the browser's files. */
  check: (page: Page, files: readonly string[]) => Promise<CliResult>;
}

/** Below a folder of its host, where paths go wrong first. */
const base = '/gutters';

/** Call at the top of a test file. `overlay`: a site of tests/sites instead of a new one. */
export function createCmsSite(overlay?: string): CmsSite {
  const root = path.join(tempFolder(), 'site');
  const preview = createPreviewServer(path.join(root, 'dist'));
  // Chromium with windows also requests these of the host, which a site below a folder does not have.
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico' || request.url === '/robots.txt') response.writeHead(204).end();
    else preview.emit('request', request, response);
  });
  let address = '';

  beforeAll(async () => {
    if (overlay === undefined) await succeed(['init', root, '--state', 'NH']);
    else cpSync(overlaySite(overlay), root, { recursive: true });
    mkdirSync(path.join(root, '.git'));
    writeFileSync(path.join(root, '.git/config'), '[remote "origin"]\n\turl = git@github.com:otter/gutters.git\n');
    await succeed(['cms', '--root', root]);
    linkAssets(root);
    await succeed(['build', '--root', root, '--quiet', '--base-url', `https://otter.example${base}`]);
    address = `http://localhost:${await listen(server)}${base}`;
  }, 120_000);
  afterAll(() => closeServer(server));

  const read = async (page: Page, file: string) =>
    Buffer.from(await page.evaluate(readFile, file), 'base64').toString('utf8');
  return {
    root: () => root,
    address: () => address,
    openForm: async (page, form) => {
      await page.goto(`${address}/admin/#/collections/${form}`);
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    },
    changes: async (page, file) => {
      const [old, now] = [
        readFileSync(path.join(root, file), 'utf8').split('\n'),
        (await read(page, file)).split('\n'),
      ];
      return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
    },
    give: async (page) => {
      const names = await glob('data/**/*', { cwd: root });
      const files = names.map((name) => [name, readFileSync(path.join(root, name), 'base64')] as const);
      // A page, which names its icon: of other files, Chromium with windows requests /favicon.ico, which is not below the site's folder.
      await page.goto(`${address}/privacy/`);
      await page.evaluate(fillFolder, files);
      await page.addInitScript(() => {
        Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      });
    },
    read,
    check: async (page, files) => {
      const copy = path.join(tempFolder(), 'site');
      cpSync(root, copy, { recursive: true, filter: (name) => !/[/\\](dist|\.git|\.treesite[/\\]cache)$/.test(name) });
      for (const file of files) {
        mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
        writeFileSync(path.join(copy, file), Buffer.from(await page.evaluate(readFile, file), 'base64'));
      }
      linkAssets(copy);
      return runHere(['check', '--root', copy, '--json']);
    },
  };
}

async function succeed(args: readonly string[]): Promise<void> {
  const { code, stderr } = await runHere(args);
  if (code !== 0) throw new Error(`treesite ${args[0]} failed:\n${stderr}`);
}

/** Runs in the browser: the private folder of the origin, with a .git in it, because the CMS requires a checkout. */
async function fillFolder(files: (readonly [name: string, base64: string])[]): Promise<void> {
  const top = await navigator.storage.getDirectory();
  await top.getDirectoryHandle('.git', { create: true });
  for (const [name, base64] of files) {
    const steps = name.split('/');
    let folder = top;
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
    const file = await folder.getFileHandle(steps.at(-1) ?? '', { create: true });
    const stream = await file.createWritable();
    await stream.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    await stream.close();
  }
}

/** Runs in the browser; gives base64. */
async function readFile(name: string): Promise<string> {
  const steps = name.split('/');
  let folder = await navigator.storage.getDirectory();
  for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
  const file = await (await folder.getFileHandle(steps.at(-1) ?? '')).getFile();
  return btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
}
