/** Commands on a disk whose K-th call that reads fails: each does all that it should, or leaves everything as it was and says why. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../support/file-tree.ts';
import type { CliResult } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';
import { startFaults, stopFaults } from './fault-fs.ts';
import type { ReadFaultKind } from './fault-reads.ts';
import { buildFlags, copy, editFile, isSame, minimal, mustBuild, type Site, setVersion, siteIn } from './project.ts';

interface ReadCase {
  args: readonly string[];
  /** The number of builds before; each but the last is of another version. */
  builds: number;
  /** Whether the data is edited after them. */
  isEdited?: boolean;
  /** What is left may be neither the old state nor the new one, because the command can be repeated. */
  isRepeatable?: boolean;
}

const buildArgs = ['build', ...buildFlags];

export const readCases: Readonly<Record<string, ReadCase>> = {
  'first build': { args: buildArgs, builds: 0 },
  'second build': { args: buildArgs, builds: 1, isEdited: true },
  'unchanged build': { args: buildArgs, builds: 1 },
  check: { args: ['check', ...buildFlags], builds: 1 },
  rollback: { args: ['rollback'], builds: 2 },
  new: { args: ['new', 'city', 'Redmond', '--county', 'deschutes-county-or'], builds: 0 },
  import: { args: ['import', 'rows.csv', '--fill-in'], builds: 0 },
  init: { args: ['init', 'new'], builds: 0 },
  clean: { args: ['clean'], builds: 1, isRepeatable: true },
  cms: { args: ['cms', '--repo', 'owner/name'], builds: 0 },
  info: { args: ['info'], builds: 0 },
};

export interface ReadOutcome {
  name: string;
  kind: ReadFaultKind;
  at: number;
  call: string;
  /** The exit status. */
  code: number | null;
  stderr: string;
  wrong: string[];
}

export interface ReadFaultOptions {
  kinds: readonly ReadFaultKind[];
  cases?: readonly string[];
  project?: string;
  /** 1 for every call, 3 for every third. */
  every: number;
  /** Of the first call that fails. */
  from?: number;
  onOutcome?: (outcome: ReadOutcome) => void;
}

interface Prepared {
  name: string;
  folder: string;
  run: (root: string) => Promise<CliResult>;
  old: Site | undefined;
  next: Site | undefined;
  /** What the command prints without a fault. */
  stdout: string;
}

/** Runs commands below `root`. */
export async function runReadFaults(
  root: string,
  { kinds, cases = Object.keys(readCases), project = minimal, every, from = 0, onOutcome }: ReadFaultOptions,
): Promise<ReadOutcome[]> {
  const outcomes: ReadOutcome[] = [];
  for (const [number, name] of cases.entries()) {
    const prepared = await prepare(root, name, project);
    for (const [index, kind] of kinds.entries())
      for (let at = 1 + ((from + index + number) % every); ; at += every) {
        const outcome = await tryOnce(path.join(root, 'tried'), prepared, { kind, at });
        if (!outcome) break;
        outcomes.push(outcome);
        onOutcome?.(outcome);
      }
    rmSync(prepared.folder, { recursive: true });
  }
  return outcomes;
}

async function prepare(root: string, name: string, project: string): Promise<Prepared> {
  const { args, builds, isEdited } = readCases[name] ?? { args: [], builds: 0 };
  const [folder, after] = [path.join(root, 'prepared'), path.join(root, 'tried')];
  copy(project, folder);
  writeFileSync(path.join(folder, 'rows.csv'), 'name,county\nTumalo,deschutes-county-or\n');
  if (name === 'rollback') editFile(folder, 'data/site.yaml', /^/, 'publish: symlink\n');
  for (let version = 1; version <= builds; version++) {
    setVersion(folder, version);
    await mustBuild(folder);
  }
  if (isEdited) setVersion(folder, 9);
  const [first = '', ...rest] = args;
  // Only `init` takes a folder in place of the option.
  const run = (at: string) =>
    runHere(first === 'init' ? ['init', path.join(at, 'new')] : withFiles([first, ...rest, '--root', at], at));
  copy(folder, after);
  const { code, stdout, stderr } = await run(after);
  if (code !== 0) throw new Error(`${name} failed without a fault: ${stderr}`);
  const [old, next] = [stateOf(folder), stateOf(after)];
  rmSync(after, { recursive: true });
  return { name, folder, run, old, next, stdout: withoutTimes(stdout, after) };
}

function withFiles(args: readonly string[], root: string): string[] {
  return args.map((arg) => (arg === 'rows.csv' ? path.join(root, arg) : arg));
}

/** The published site and the owner's files, without caches. */
function stateOf(root: string): Site {
  const own = Object.entries(readTree(`${root}/`)).filter(([file]) => !/^(dist|\.dist\.|\.treesite)/.test(file));
  return { ...siteIn(path.join(root, 'dist')), ...Object.fromEntries(own.map(([file, text]) => [`/${file}`, text])) };
}

function withoutTimes(text: string, root: string): string {
  return text.replaceAll(root, '').replace(/\d+(\.\d+)? (ms|s)\b/g, '');
}

async function tryOnce(
  root: string,
  { name, folder, run, old, next, stdout: expected }: Prepared,
  { kind, at }: { kind: ReadFaultKind; at: number },
): Promise<ReadOutcome | undefined> {
  copy(folder, root);
  startFaults({ root, at, kind, isRead: true });
  const { code, stdout, stderr } = await run(root);
  const { failed: call } = stopFaults();
  const wrong: string[] = [];
  const now = stateOf(root);
  const { isRepeatable } = readCases[name] ?? {};
  // Without an error, such a file is as if its owner had changed or deleted it: commands that read it once cannot know better.
  const isPlausible = kind === 'half' || (kind === 'ENOENT' && !name.endsWith('build'));
  if (code === 0 && !isPlausible && !isSame(now, next)) wrong.push('success was reported');
  if (code !== 0 && !isRepeatable && !isSame(now, old)) wrong.push('the old state has changed');
  if (code === 0 && !isPlausible && name === 'check' && withoutTimes(stdout, root) !== expected)
    wrong.push(`prints: ${stdout}`);
  if (/bug in treesite|\n {4}at /.test(stderr) || (code !== 0 && stderr === '')) wrong.push(`says: ${stderr}`);
  if (code !== 0 && call !== undefined) {
    const healed = await run(root);
    if (healed.code !== 0) wrong.push(`the next run failed: ${healed.stderr}`);
    else if (!isSame(stateOf(root), next)) wrong.push('the next run gave something else');
  }
  rmSync(root, { recursive: true });
  return call === undefined ? undefined : { name, kind, at, call, code, stderr, wrong };
}
