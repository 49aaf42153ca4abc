/**
 * `npm run bench:dev [-- --places 10000] [-- --peers]`: how long until a dev server answers after its start, and until a saved text is
 * in a page that is open in Chromium. On a site with one made-up place, then with many. With --peers Eleventy does the
 * same with the same content in the same run. With --saves 1000 the server's processor time and heap are measured instead,
 * without a browser (dev-work.ts). A report, not a test.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { measureWork } from './dev-work.ts';
import { type BenchSite, generateSite } from './generate-site.ts';
import { ownCompany } from './own-company.ts';
import { loadPeers } from './peers.ts';
import type { Subject } from './subject.ts';
import { editedPlace, treesite } from './treesite-subject.ts';

const { values: flags } = parseArgs({
  options: {
    places: { type: 'string', default: '10000' },
    peers: { type: 'boolean', default: false },
    saves: { type: 'string' },
  },
});
const saveCount = 15;

interface Served {
  address: string;
  /** Milliseconds. */
  started: number;
  stop: () => Promise<void>;
}

async function serve(subject: Subject, folder: string): Promise<Served> {
  const begun = performance.now();
  const child = spawn(process.execPath, subject.serve?.(folder) ?? [], { cwd: folder });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const found = /http:\S+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
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
  console.log(`  ${name}`.padEnd(48) + shown.map((value) => `${(value ?? 0).toFixed(0)} ms`.padStart(11)).join(''));
}

/** Runs in the page, as text: records when the words of a save have appeared, in milliseconds since 1970. */
const noteWords = `
const look = () => {
  const style = document.documentElement && getComputedStyle(document.documentElement).getPropertyValue('--words');
  const words = (document.body?.textContent ?? '') + style;
  for (const [, number] of words.matchAll(/Number (\\w+) of the saves/g))
    if (sessionStorage.getItem(number) === null)
      sessionStorage.setItem(number, String(performance.timeOrigin + performance.now()));
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
addEventListener('load', look, true);`;

async function noted(page: Page, save: string): Promise<number> {
  for (;;) {
    // The page may be navigating, when nothing can be evaluated.
    const time = await page.evaluate((number) => sessionStorage.getItem(number), save).catch(() => null);
    if (time !== null) return Number(time);
    await page.waitForTimeout(20);
  }
}

/** Saves texts one after the other, and waits until the open page shows each. */
async function measure(subject: Subject, folder: string, site: BenchSite): Promise<void> {
  const { address, started, stop } = await serve(subject, folder);
  row('start: address printed', [started]);
  const url = `${address}areas/${editedPlace(site.places).slug}/`;
  const asked = performance.now();
  await (await fetch(url)).text();
  row('start: first page served, after that', [performance.now() - asked]);
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.addInitScript({ content: noteWords });
  await page.goto(url);
  await page.waitForTimeout(1000);
  const saves: Subject['saves'] = { data: (_, words) => subject.edit(folder, { site, words }), ...subject.saves };
  for (const [what, saveWords] of Object.entries(saves)) {
    const times: number[] = [];
    for (let save = 0; save <= saveCount; save++) {
      const begun = performance.timeOrigin + performance.now();
      saveWords(folder, `Number ${what}${save} of the saves`);
      times.push((await noted(page, `${what}${save}`)) - begun);
      await page.waitForTimeout(300);
    }
    // The first is the server’s first of its kind.
    row(`saved ${what} in the page`, times.slice(1));
  }
  await browser.close();
  await stop();
}

async function compare(folder: string): Promise<void> {
  console.log(' '.repeat(48) + ['min', 'median', 'max'].map((head) => head.padStart(11)).join(''));
  const subjects = flags.peers ? [treesite, loadPeers().eleventy] : [treesite];
  for (const places of new Set([1, Number(flags.places)])) {
    const site = generateSite({ places, seed: 1, ...ownCompany() });
    for (const [index, subject] of subjects.entries()) {
      const root = path.join(folder, `${places}-${index}`);
      mkdirSync(root);
      subject.write(root, site);
      console.log(`\n${subject.name}, ${places === 1 ? 'a small site' : `${places} places`}`);
      await measure(subject, root, site);
    }
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-dev-bench-'));
try {
  if (flags.saves === undefined) await compare(folder);
  else await measureWork(folder, { places: Number(flags.places), saves: Number(flags.saves) });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
