/** A real file system of two or three megabytes, and builds onto it when it is nearly full. Needs the right to mount. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Random } from '../support/random.ts';
import { build, copy, isSame, leftovers, minimal, mustBuild, setVersion, siteIn } from './project.ts';

/** Why nothing can be mounted here; undefined where it can. */
export function whyNoMount(): string | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-mount-'));
  try {
    mountDisk(folder)();
    return undefined;
  } catch (error) {
    return `nothing can be mounted here (${String(error).split('\n')[0]})`;
  } finally {
    rmdirSync(folder);
  }
}

/** Returns the function that unmounts it. */
export function mountDisk(folder: string, size = '2m'): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' });
  return () => void execFileSync('umount', [folder], { stdio: 'pipe' });
}

interface FullDiskOptions {
  builds: number;
  random: Random;
  /** The project with its caches is on the small disk too. */
  everything: boolean;
  project?: string;
}

export interface FullDiskReport {
  builds: number;
  /** Of these, the number with too little space. */
  refused: number;
  wrong: string[];
}

export async function runFullDisk(
  root: string,
  { builds, random, everything, project: from = minimal }: FullDiskOptions,
): Promise<FullDiskReport> {
  const disk = path.join(root, 'disk');
  mkdirSync(disk, { recursive: true });
  const unmount = mountDisk(disk, everything ? '3m' : '2m');
  try {
    const project = everything ? path.join(disk, 'site') : path.join(root, 'site');
    copy(from, project);
    return await fillAndBuild({ disk, project, out: path.join(disk, 'dist') }, builds, random);
  } finally {
    unmount();
    rmSync(root, { recursive: true });
  }
}

/** Pages change with each version; pictures are links to the earlier ones. */
function roomOfPages(out: string): number {
  const pages = Object.entries(siteIn(out) ?? {}).filter(([file]) => file.endsWith('.html'));
  return pages.reduce((sum, [, text]) => sum + Math.ceil(text.length / 4096) * 4096, 0);
}

interface Places {
  disk: string;
  project: string;
  out: string;
}

async function fillAndBuild({ disk, project, out }: Places, builds: number, random: Random): Promise<FullDiskReport> {
  const report: FullDiskReport = { builds, refused: 0, wrong: [] };
  const run = () => build(project, '--out', out);
  setVersion(project, 1);
  const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize;
  await mustBuild(project, '--out', out);
  const needed = roomOfPages(out);
  const ballast = path.join(disk, 'ballast');
  for (let version = 2; version <= builds + 1; version++) {
    const old = siteIn(out);
    setVersion(project, version);
    writeFileSync(ballast, Buffer.alloc(Math.max(0, Math.floor(free() - needed * random()))));
    const { code, stderr } = await run();
    const say = (what: string) => report.wrong.push(`version ${version}: ${what}`);
    if (code === 0) {
      if (isSame(siteIn(out), old)) say('success was reported');
    } else {
      report.refused++;
      if (!isSame(siteIn(out), old)) say('the old site is not whole');
      const says = `The published site in ${out} is unchanged.\n`;
      if (!/^The disk is full: \/.+ could not be .+ \(ENOSPC\)\. /.test(stderr) || !stderr.endsWith(says))
        say(`says: ${stderr}`);
    }
    rmSync(ballast);
    const healed = await run();
    if (healed.code !== 0) say(`with room again: ${healed.stderr}`);
    if (isSame(siteIn(out), old)) say('with room again, the new site is not there');
    for (const file of leftovers(project, out)) say(`left over: ${file}`);
  }
  return report;
}
