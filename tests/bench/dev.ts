/**
 * `npm run bench:dev [places]`: how soon `treesite dev` answers after its start, and a saved file shows in a browser.
 * On this repository's own site, then with ten thousand places more, or as many as are named. A report, never a test.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { parse, stringify } from 'yaml';
import { launchChromium } from '../support/chromium.ts';
import { placeSlug, writeManyPlaces } from './many-places.ts';

const saves = 15;
const many = Number(process.argv[2] ?? 10_000);
const repository = path.join(import.meta.dirname, '..', '..');

interface Served {
  address: string;
  started: number;
  stop: () => Promise<void>;
}

async function serve(root: string): Promise<Served> {
  const begun = performance.now();
  const child = spawn(process.execPath, [
    path.join(repository, 'bin', 'treesite.js'),
    'dev',
    '--root',
    root,
    '--port',
    '0',
  ]);
  child.stderr.resume();
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\S+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
  const started = performance.now() - begun;
  return {
    address,
    started,
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

function row(name: string, values: readonly number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const shown = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(name.padEnd(48) + shown.map((value) => `${(value ?? 0).toFixed(0)} ms`.padStart(11)).join(''));
}

/** Runs in the page, as text: notes when the words of a save have come, in milliseconds since 1970. */
const noteWords = `new MutationObserver(() => {
  const number = /Number (\\d+) of the saves/.exec(document.body?.textContent ?? '')?.[1];
  if (number !== undefined && sessionStorage.getItem(number) === null)
    sessionStorage.setItem(number, String(performance.timeOrigin + performance.now()));
}).observe(document, { subtree: true, childList: true, characterData: true });`;

async function noted(page: Page, save: number): Promise<number> {
  for (;;) {
    const time = await page.evaluate((number) => sessionStorage.getItem(number), `${save}`);
    if (time !== null) return Number(time);
    await page.waitForTimeout(20);
  }
}

/** Saves another text again and again, and waits each time until the page that is open has it. */
async function measure(root: string, slug: string): Promise<void> {
  const { address, started, stop } = await serve(root);
  row('start: address printed', [started]);
  const asked = performance.now();
  await (await fetch(`${address}areas/${slug}/`)).text();
  row('start: first page served, after that', [performance.now() - asked]);
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.addInitScript({ content: noteWords });
  await page.goto(`${address}areas/${slug}/`);
  await page.waitForTimeout(1000);
  const file = path.join(root, 'data', 'cities', `${slug}.yaml`);
  const place: object = parse(readFileSync(file, 'utf8'));
  const times: number[] = [];
  for (let save = 0; save <= saves; save++) {
    const begun = performance.timeOrigin + performance.now();
    writeFileSync(file, stringify({ ...place, intro: `Number ${save} of the saves.` }));
    times.push((await noted(page, save)) - begun);
    await page.waitForTimeout(300);
  }
  row('saved text in the page, in Chromium', times.slice(1));
  await browser.close();
  await stop();
}

console.log(' '.repeat(48) + ['min', 'median', 'max'].map((head) => head.padStart(11)).join(''));
const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-dev-bench-'));
try {
  for (const count of [1, many]) {
    const root = path.join(folder, String(count));
    writeManyPlaces(root, count);
    console.log(`\n${count === 1 ? 'this site' : `${count} places`}`);
    await measure(root, placeSlug(0));
  }
} finally {
  rmSync(folder, { recursive: true });
}
