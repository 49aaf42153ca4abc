/**
 * Sequences of random edits, with a build after each: the site has the same files and bytes, and the same diagnostics, as one that
 * is built from the same data without any cache.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DevSite } from '../../src/dev/dev-site.ts';
import { type Diagnostic, hasErrors } from '../../src/diagnostics/diagnostic.ts';
import { urlPathOf } from '../../src/domain/urls/file-urls.ts';
import { buildSite } from '../../src/pipeline/build.ts';
import { checkSite } from '../../src/pipeline/checks/check-site.ts';
import type { BuildOptions } from '../../src/pipeline/site-options.ts';
import { readTree } from '../support/file-tree.ts';
import type { Random } from '../support/random.ts';
import { siteOptions } from '../support/sites/site-options.ts';
import { EditedSite } from './edited-site.ts';
import { fileEdits, templateEdits } from './file-edits.ts';
import { dataEdits } from './site-edits.ts';

export interface SequenceReport {
  steps: number;
  /** Of these, those after which the data had errors. */
  invalid: number;
  /** Pages that the builds after edits made, and all that their sites had. */
  made: number;
  pages: number;
  wrong: string[];
}

interface SequenceInput {
  steps: number;
  random: Random;
  /** Also edits templates, whose compilation takes most of the time of a small site. */
  editsTemplates: boolean;
  /** Whether clean builds may read bundles, pictures and cards from the cache. What pages and files are made of is never read. */
  keepsAssets: (step: number) => boolean;
}

/** `root` is a valid site, which is edited. */
export async function runSequence(root: string, input: SequenceInput): Promise<SequenceReport> {
  const { steps, random, editsTemplates, keepsAssets } = input;
  const site = new EditedSite(root, random);
  const report: SequenceReport = { steps, invalid: 0, made: 0, pages: 0, wrong: [] };
  const edits = Object.entries({ ...dataEdits, ...fileEdits, ...(editsTemplates ? templateEdits : {}) });
  const done: string[] = [];
  let now = new Date('2026-06-01T12:00:00Z');
  let baseUrl: string | undefined;
  await buildSite(siteOptions(root, { now }));
  const live = new DevSite(siteOptions(root, { now }), () => now);
  for (let step = 1; step <= steps; step++) {
    const isBroken = done.at(-1)?.endsWith('(errors)') === true;
    if (isBroken || (done.length > 3 && site.chance(0.1))) {
      const undone = isBroken ? 1 : 1 + Math.floor(random() * 3);
      site.undo(undone);
      done.push(`undo ${undone}`);
    } else
      for (let more = true; more; more = site.chance(0.3)) {
        const [name, edit] = site.pick(edits);
        site.begin();
        try {
          edit(site);
        } catch (error) {
          throw new Error(`Step ${step}, edit of ${name}: ${error}`, { cause: error });
        }
        done.push(name);
      }
    if (site.chance(0.1)) now = new Date(now.getTime() + random() * 3 * 24 * 3_600_000);
    if (site.chance(0.05)) baseUrl = baseUrl === undefined ? 'https://preview.example/sub' : undefined;
    // Half of the builds cannot know by the times alone that nothing has changed since the edit.
    if (site.chance(0.5)) await setTimeout(60);
    const options = siteOptions(root, { now, baseUrl });
    const restoreBodies = site.chance(0.3) ? bodiesOf(root) : () => {};
    const { isInvalid, pages, wrong } = await compareBuilds(options, {
      keepsAssets: keepsAssets(step),
      isChecked: step % 5 === 0,
    });
    restoreBodies();
    // The clock, too, may have moved, which alone makes no run.
    live.touch([...site.touched.splice(0), site.at('data/site.yaml')]);
    const isComparable = !isInvalid && baseUrl === undefined && !hasDrafts(site);
    for (const { file } of isComparable ? pages.filter(() => site.chance(0.1)) : [])
      wrong.push(...(await compareWithLive(live, file, options.out)));
    report.wrong.push(...wrong.map((what) => `step ${step}: ${what}. After: ${done.slice(-12).join('; ')}`));
    if (isInvalid) {
      report.invalid++;
      done.push(`${done.pop()} (errors)`);
    } else {
      report.made += pages.filter(({ milliseconds }) => milliseconds > 0).length;
      report.pages += pages.length;
    }
    if (report.wrong.length > 0) break;
  }
  return report;
}

/** Builds need not write the body of their snapshot. Returns what puts the present ones back. */
function bodiesOf(root: string): () => void {
  const folder = statesOf(root);
  const bodies = namesIn(folder).filter((name) => name.includes('.body.'));
  const read = bodies.map((name) => ({
    file: path.join(folder, name),
    contents: readFileSync(path.join(folder, name)),
  }));
  return () => {
    for (const { file, contents } of read) writeFileSync(file, contents);
  };
}

function statesOf(root: string): string {
  return path.join(root, '.treesite/cache/builds');
}

/** `dev` shows drafts, and posts that wait for their day. */
function hasDrafts(site: EditedSite): boolean {
  const files = readdirSync(site.at('data'), { recursive: true, encoding: 'utf8' });
  return files.some(
    (name) => /\.(yaml|md)$/.test(name) && /^draft: true|^date: '?20[3-9]/m.test(site.read(`data/${name}`)),
  );
}

/** The page of a dev server that has seen all edits is that of the build. */
async function compareWithLive(live: DevSite, file: string, out: string): Promise<string[]> {
  const { found } = await live.view(urlPathOf(file));
  // A file in the static folder may replace the page.
  const shown =
    found?.kind === 'file' ? found.contents.toString() : found?.kind === 'page' ? found.page.html : undefined;
  const built = readFileSync(path.join(out, file), 'utf8');
  return shown === built ? [] : [`${file} in dev: ${difference(shown, built)}`];
}

/** Builds the site with what the last build has cached, and without: all that differs. `isChecked`: also in the diagnostics of `check`. */
export async function compareBuilds(
  options: BuildOptions,
  { keepsAssets, isChecked }: { keepsAssets: boolean; isChecked: boolean },
) {
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(what);
  const before = published(options.out);
  const warm = await buildSite(options);
  const clean = await buildClean(options, keepsAssets);
  const isInvalid = hasErrors(clean.diagnostics);
  compareLists('diagnostics', texts(warm), texts(clean), say);
  compareSites(published(options.out), isInvalid ? before : clean.files, say);
  if (isChecked) {
    const checked = await checkSite({ ...options, publish: false, external: false });
    const reported = new Set(texts(checked));
    const missing = texts(clean).filter((text) => !reported.has(text));
    compareLists('diagnostics that check lacks', missing, [], say);
  }
  return { isInvalid, diagnostics: clean.diagnostics, pages: warm.pages, wrong };
}

type Files = Record<string, string>;

/** Without the list of files, and without assets that were kept for open pages. */
function published(out: string): Files {
  if (!existsSync(out)) return {};
  const { '.treesite.json': list = '', ...files } = readTree(out);
  const kept = new Set([...list.matchAll(/^"k \S+ \d+ (.*)",?$/gm)].map(([, file]) => file));
  return Object.fromEntries(Object.entries(files).filter(([file]) => !kept.has(file)));
}

async function buildClean(options: BuildOptions, keepsAssets: boolean) {
  const out = path.join(options.root, 'clean');
  const states = statesOf(options.root);
  const before = new Set(namesIn(states));
  const built = await buildSite({ ...options, out, cache: keepsAssets });
  for (const name of namesIn(states)) if (!before.has(name)) rmSync(path.join(states, name));
  const files = published(out);
  rmSync(out, { recursive: true, force: true });
  return { ...built, files };
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

type Say = (what: string) => void;

function texts({ diagnostics }: { diagnostics: readonly Diagnostic[] }): string[] {
  return diagnostics.map(({ code, at, message, hint = '' }) =>
    [code, `${at.file}:${at.line}:${at.column}`, message, hint].join(' | '),
  );
}

function compareLists(what: string, one: readonly string[], other: readonly string[], say: Say): void {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  const more = one.filter((text) => !other.includes(text));
  const missing = other.filter((text) => !one.includes(text));
  say(`${what}: ${JSON.stringify({ more: more.slice(0, 3), missing: missing.slice(0, 3) })}`);
}

function compareSites(one: Files, other: Files, say: Say): void {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);
  if (names.length === 0) return;
  const first = names.find((name) => one[name] !== undefined && other[name] !== undefined);
  say(`${names.length} files: ${names.slice(0, 5)} ${first === undefined ? '' : difference(one[first], other[first])}`);
}

function difference(one = '', other = ''): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${near(one)} where a clean build has ${near(other)}`;
}
