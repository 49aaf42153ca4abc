/** Builds while another program writes their files: what is published is one state of the files, and never a half-written one. */
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Random } from '../support/random.ts';
import { projectRoot } from '../support/run-cli.ts';
import { build, copy, inVersion, isSame, minimal, mustBuild, type Site, setVersion, siteIn } from './project.ts';

interface Step {
  /** After the step before. */
  afterMs: number;
  kind: 'write' | 'append' | 'rename';
  file: string;
  text?: string;
  to?: string;
}

export interface EditedBuildsReport {
  builds: number;
  /** Builds during which files were written. */
  atOnce: number;
  /** Of these, builds that published what was written, and builds that gave up because a file kept changing. */
  withEdit: number;
  refused: number;
  wrong: string[];
}

interface Edited {
  root: string;
  random: Random;
  /** Files as they are before the edit. */
  read: (name: string) => string;
}

/** Ways to write files. Each leaves the text of the version in them, in one or more steps. */
const edits: Readonly<Record<string, (site: Edited, version: number) => Step[]>> = {
  'an editor replaces a data file': ({ root, read }, version) =>
    replace(root, 'data/site.yaml', edited(read('data/site.yaml'), version)),
  'a data file is written slowly': (site, version) =>
    slowly(site, 'data/site.yaml', edited(site.read('data/site.yaml'), version)),
  'a large file is written slowly': (site, version) =>
    slowly(site, 'static/list.txt', String(version).padEnd(2_000_000, `,${version}`)),
  'a file shrinks': ({ root }, version) => replace(root, 'static/list.txt', String(version)),
  'a picture is written slowly': (site) => slowly(site, picture, site.read(picture)),
  'a template is written slowly': (site) => slowly(site, template, site.read(template)),
  'a folder is renamed for a moment': ({ root }) => {
    const [from, to] = [path.join(root, 'data/cities'), path.join(root, 'data/.cities')];
    return [
      { afterMs: 0, kind: 'rename', file: from, to },
      { afterMs: 60, kind: 'rename', file: to, to: from },
    ];
  },
};

const picture = 'data/images/piano.svg';
const template = 'templates/pages/city.tsx';

function edited(text: string, version: number): string {
  return text.replace(/text: Offer .*/, `text: Offer ${version}. Call {phone}.`);
}

function replace(root: string, name: string, text: string): Step[] {
  const [file, to] = [path.join(root, `${name}~`), path.join(root, name)];
  return [
    { afterMs: 0, kind: 'write', file, text },
    { afterMs: 0, kind: 'rename', file, to },
  ];
}

function slowly({ root, random }: Edited, name: string, text: string): Step[] {
  const file = path.join(root, name);
  const parts = 8;
  const length = Math.ceil(text.length / parts);
  return Array.from({ length: parts }, (_, part) => ({
    afterMs: part === 0 ? 0 : Math.floor(random() * 40),
    kind: part === 0 ? 'write' : 'append',
    file,
    text: text.slice(part * length, (part + 1) * length),
  }));
}

interface Writer {
  start: () => void;
  written: Promise<{ began: number; ended: number }>;
}

/** Runs the steps in a thread of its own, which waits for the start. */
async function createWriter(steps: readonly Step[]): Promise<Writer> {
  const start = new SharedArrayBuffer(4);
  const worker = new Worker(new URL('./file-writer.js', import.meta.url), { workerData: { steps, start } });
  await once(worker, 'message');
  const flag = new Int32Array(start);
  const written = once(worker, 'message').then(([times]) => times);
  return {
    start: () => {
      Atomics.store(flag, 0, 1);
      Atomics.notify(flag, 0);
    },
    written,
  };
}

/** Below `root`, which is not there yet. */
export async function runEditedBuilds(
  root: string,
  { builds, random, project = minimal }: { builds: number; random: Random; project?: string },
): Promise<EditedBuildsReport> {
  const report: EditedBuildsReport = { builds, atOnce: 0, withEdit: 0, refused: 0, wrong: [] };
  await prepare(root, project);
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const out = path.join(root, 'dist');
  const first = siteIn(out);
  let version = 1;
  let usualMs = 100;
  for (let number = 1; number <= builds; number++) {
    const [name, edit] = Object.entries(edits)[(number - 1) % Object.keys(edits).length] ?? ['', () => []];
    const old = siteIn(out);
    version++;
    setVersion(root, version);
    const before = version;
    version++;
    const list = read('static/list.txt');
    const steps = edit({ root, random, read }, version);
    const begin = { ...steps[0], afterMs: Math.floor(random() * usualMs) } as Step;
    const writer = await createWriter([begin, ...steps.slice(1)]);
    const started = Date.now();
    writer.start();
    const { code, stderr } = await build(root);
    const ended = Date.now();
    usualMs = 0.7 * usualMs + 0.3 * (ended - started);
    const now = siteIn(out);
    const written = await writer.written;
    if (written.began < ended) report.atOnce++;
    const say = (what: string) => report.wrong.push(`build ${number}, ${name}: ${what}`);
    const lists = [list, read('static/list.txt')];
    const states = [before, version].flatMap((one) => lists.map((text) => stateOf(first, one, text)));
    if (code === 0) {
      if (!states.some((state) => isSame(state, now))) say('what was published is no state of the files');
      if (!isSame(stateOf(first, before, list), now)) report.withEdit++;
    } else {
      report.refused++;
      if (!isSame(now, old)) say('the old site is not whole');
      const gaveUp = /^[^\n]+ was changed each time the site was read\. [^\n]+ is unchanged\.\n$/.test(stderr);
      // Between two steps of the writer, a try may see one half-written state from its beginning to its end: its errors are true.
      const isHalfWritten = ended <= written.ended && /^Nothing was written: /m.test(stderr);
      if (!gaveUp && !isHalfWritten) say(`says: ${stderr}`);
    }
    await mustBuild(root).catch((error) => say(String(error)));
    const last = [before, version].map((one) => stateOf(first, one, read('static/list.txt')));
    if (!last.some((state) => isSame(state, siteIn(out)))) say('the next build did not publish the files as they are');
  }
  rmSync(root, { recursive: true });
  return report;
}

async function prepare(root: string, project: string): Promise<void> {
  copy(project, root);
  mkdirSync(path.join(root, 'static'));
  writeFileSync(path.join(root, 'static/list.txt'), '1');
  mkdirSync(path.join(root, path.dirname(template)), { recursive: true });
  copy(path.join(projectRoot, template), path.join(root, template));
  setVersion(root, 1);
  await mustBuild(root);
}

function stateOf(site: Site | undefined, version: number, list: string): Site {
  return { ...inVersion(site, 1, version), 'list.txt': list };
}
