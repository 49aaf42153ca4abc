/** Puts a finished site in place: staged beside the old one, verified, then swapped by rename. Touches the output folder and its siblings only. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestName } from '../manifest-name.ts';
import { type Changes, compareSites } from './changes.ts';
import { withLock } from './lock.ts';
import { type Manifest, readManifest } from './manifest.ts';
import type { OutputFile } from './output-file.ts';

/**
 * `out` is absolute and has passed `refuseOutput`; `pages` names the files that are pages of the site, `base` the path
 * under which it lives.
 * Fails as a whole: the old site stays until the new one is complete.
 */
export async function publish(
  out: string,
  files: readonly OutputFile[],
  site: { pages: readonly string[]; base: string },
): Promise<Changes> {
  const parent = path.dirname(out);
  await mkdir(parent, { recursive: true });
  return withLock(siblingOf(out, 'lock'), async () => {
    await repair(out);
    await sweep(out);
    const before = await readManifest(out);
    const staged = siblingOf(out, 'new');
    const manifest = manifestOf(files, site);
    await writeFiles(staged, files);
    await keepOldAssets({ out, staged, before, manifest });
    await writeFile(path.join(staged, manifestName), `${JSON.stringify(manifest)}\n`);
    await verify(staged, manifest);
    const contents = new Map(files.map((file) => [file.path, file.contents]));
    const changes = await compareSites(before, manifest, {
      before: (file) => readFile(path.join(out, file), 'utf8').catch(() => ''),
      after: (file) => String(contents.get(file)),
    });
    await swap(out, staged);
    return changes;
  });
}

/** `dist` has the siblings .dist.treesite-new, -old and -lock: on the same file system, so that a rename is enough. */
export function siblingOf(out: string, role: 'new' | 'old' | 'lock'): string {
  return path.join(path.dirname(out), `.${path.basename(out)}.treesite-${role}`);
}

/** Puts back what a killed build left half done, also before a build that will not get as far as publishing. */
export async function repairOutput(out: string): Promise<void> {
  const isHalfDone = !(await exists(out)) && (await exists(siblingOf(out, 'old')));
  if (isHalfDone) await withLock(siblingOf(out, 'lock'), () => repair(out));
}

/** A build that was killed between its two renames left the old site under another name. */
async function repair(out: string): Promise<void> {
  if (!(await exists(out))) await rename(siblingOf(out, 'old'), out).catch(ignoreMissing);
}

function exists(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}

async function sweep(out: string): Promise<void> {
  await rm(siblingOf(out, 'new'), { recursive: true, force: true });
  await rm(siblingOf(out, 'old'), { recursive: true, force: true });
}

async function swap(out: string, staged: string): Promise<void> {
  const old = siblingOf(out, 'old');
  await rename(out, old).catch(ignoreMissing);
  try {
    await rename(staged, out);
  } catch (error) {
    await rename(old, out).catch(ignoreMissing);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

function manifestOf(
  files: readonly OutputFile[],
  { pages, base }: { pages: readonly string[]; base: string },
): Manifest {
  const hashes = Object.fromEntries(files.map((file) => [file.path, hashOf(file.contents)]));
  return { version: 1, files: hashes, pages: [...pages].sort(), base, kept: [] };
}

async function writeFiles(folder: string, files: readonly OutputFile[]): Promise<void> {
  const folders = new Set(files.map((file) => path.dirname(path.join(folder, file.path))));
  await mkdir(folder, { recursive: true });
  for (const name of folders) await mkdir(name, { recursive: true });
  await Promise.all(files.map((file) => writeFile(path.join(folder, file.path), file.contents)));
}

/** Pages that are already open still find the styles and scripts of one publish before. */
async function keepOldAssets(input: {
  out: string;
  staged: string;
  before: Manifest | undefined;
  manifest: Manifest;
}): Promise<void> {
  const { out, staged, before, manifest } = input;
  const names = Object.keys(before?.files ?? {}).filter(
    (name) => name.startsWith('assets/') && !(name in manifest.files) && !before?.kept.includes(name),
  );
  for (const name of names) {
    const bytes = await readFile(path.join(out, name)).catch(() => undefined);
    if (!bytes) continue;
    await mkdir(path.dirname(path.join(staged, name)), { recursive: true });
    await writeFile(path.join(staged, name), bytes);
    manifest.files[name] = hashOf(bytes);
    manifest.kept.push(name);
  }
}

/** What was written is what was meant: a full or failing disk shows here, not in a visitor's browser. */
async function verify(folder: string, manifest: Manifest): Promise<void> {
  for (const [name, hash] of Object.entries(manifest.files)) {
    if (hashOf(await readFile(path.join(folder, name))) !== hash)
      throw new Error(`${name} was not written as it should be.`);
  }
}

function hashOf(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex');
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
