/** A small project for tests with faults: the minimal site with an edit that every page shows, and what a visitor would see of it. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../support/file-tree.ts';
import { linkAssets } from '../support/shared-assets.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { brokenPages } from '../support/sites/live-pages.ts';
import { type CliResult, projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

export type Site = Readonly<Record<string, string>>;

export const buildFlags = ['--now', '2026-06-01T09:00:00-07:00'];

export const minimal = path.join(projectRoot, 'tests/sites/minimal');

/** The minimal site with its caches filled and nothing published, for tests of which each would fill them again. */
export async function makeWarm(folder: string): Promise<string> {
  cpSync(minimal, folder, { recursive: true });
  linkAssets(folder);
  await mustBuild(folder);
  rmSync(path.join(folder, 'dist'), { recursive: true });
  return folder;
}

/** With links and times. */
export function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}

/** Every page says the version. */
export function setVersion(root: string, version: number): void {
  editFile(root, 'data/site.yaml', /text: (Call \{phone\}\.|Offer) .*/, `text: Offer ${version}. Call {phone}.`);
}

export function build(root: string, ...flags: string[]): Promise<CliResult> {
  return runHere(['build', '--root', root, ...buildFlags, ...flags]);
}

export async function mustBuild(root: string, ...flags: string[]): Promise<void> {
  const { code, stderr } = await build(root, ...flags);
  if (code !== 0) throw new Error(`The build failed without a fault: ${stderr}`);
}

/** Without the list of files, and the assets that are kept for open pages. Undefined where there is no folder. */
export function siteIn(out: string): Site | undefined {
  if (!existsSync(out)) return undefined;
  const tree = readTree(`${out}/`);
  const pages = Object.entries(tree).filter(([file]) => !/^(\.treesite\.json|assets\/.*)$/.test(file));
  // What a failed first build may leave: the folder and its list of files.
  if (Object.keys(tree).every((file) => file === '.treesite.json')) return undefined;
  const used = pages.map(([, text]) => text).join('\n');
  const assets = Object.entries(tree).filter(
    ([file]) => file.startsWith('assets/') && used.includes(path.basename(file)),
  );
  return Object.fromEntries([...pages, ...assets]);
}

/** A site of one version as it would be in another. */
export function inVersion(site: Site | undefined, from: number, to: number): Site | undefined {
  if (!site) return undefined;
  const texts = Object.entries(site).map(([file, text]) => [file, text.replaceAll(`Offer ${from}.`, `Offer ${to}.`)]);
  return Object.fromEntries(texts);
}

/** What a visitor would find wrong while one version replaces another: pages of no version, and links that lead nowhere. `first` is version 1. */
export function brokenVersions(live: Site, first: Site): string[] {
  const inFirst = Object.entries(live).map(([file, text]) => [file, text.replace(/Offer \d+\./g, 'Offer 1.')]);
  return brokenPages(Object.fromEntries(inFirst), first);
}

export function isSame(one: Site | undefined, other: Site | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Leftovers that a build should have deleted, beside the output and in the caches. */
export function leftovers(root: string, out = path.join(root, 'dist')): string[] {
  const beside = readdirSync(path.dirname(out)).filter(
    (file) => file.startsWith(`.${path.basename(out)}.treesite-`) && !/-releases$/.test(file),
  );
  const own = path.join(root, '.treesite');
  const cached = existsSync(own) ? (readdirSync(own, { recursive: true }) as string[]) : [];
  return [...beside, ...cached.filter((file) => /\.(\d+|new)$/.test(file))];
}
