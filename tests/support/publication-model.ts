/** `Folder` does each step of a sequence with treesite, and compares the disk with what must be there: the last site and the owner's files. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { repairOutput } from '../../src/emit/publication/open.ts';
import { siblingOf } from '../../src/emit/publication/output-place.ts';
import { readManifest } from '../../src/emit/publication/read-manifest.ts';
import { rollBack } from '../../src/emit/publication/roll-back.ts';
import { openPublication } from '../../src/emit/publication.ts';
import { type FaultKind, SimulatedCrash, startFaults, stopFaults } from '../faults/fault-fs.ts';
import { expireLocks } from '../faults/publication-faults.ts';
import { readTree } from './file-tree.ts';
import { isLive } from './is-live.ts';

export type Site = Readonly<Record<string, string>>;

export interface Publish {
  site: Site;
  mode: 'folder' | 'symlink';
  minSpareFiles: number;
}

export interface Fault {
  kind: FaultKind;
  at: number;
}

/** A copy of a site, as it was published. */
interface Copy {
  site: Site;
  /** Assets of the site before, kept for open pages. */
  kept: Site;
}

export class Folder {
  readonly #parent: string;
  readonly #out: string;
  readonly #releases = new Map<string, Copy>();
  #live: Copy | undefined;
  /** The owner's files. */
  #foreign: Site = {};

  constructor(parent: string) {
    this.#parent = parent;
    this.#out = path.join(parent, 'dist');
  }

  async publish(options: Publish): Promise<void> {
    const wanted = this.#expect(options.site);
    const older = this.#wholeReleases();
    const published = await publish(this.#out, options);
    expect(published?.leftovers.filter((text) => options.mode !== 'folder' || !/ other rel/.test(text))).toEqual([]);
    this.#noteLive(wanted, options.mode);
    expect(this.#read()).toEqual(sorted({ ...wanted.site, ...wanted.kept, ...this.#foreign }));
    expect(isLive(this.#out, published?.id ?? '')).toBe(true);
    expect(lstatSync(this.#out).isSymbolicLink()).toBe(options.mode === 'symlink');
    const siblings = readdirSync(this.#parent).filter((name) => name !== 'dist');
    expect(siblings.filter((name) => !/^\.dist\.treesite-(spare|releases)$/.test(name))).toEqual([]);
    if (options.mode === 'symlink') expect(this.#releaseNames().length).toBeLessThan(4);
    for (const name of older) if (this.#canReturnTo(name)) expect([name, this.#isWhole(name)]).toEqual([name, true]);
  }

  /** A publish that is killed, or whose disk fails, at one of its changes: afterwards the site is the old one or the new one. */
  async publishUnder({ kind, at }: Fault, options: Publish): Promise<void> {
    const before = existsSync(this.#out) ? sorted(this.#own()) : undefined;
    const wanted = this.#expect(options.site);
    startFaults({ root: this.#parent, at, kind });
    const error = await publish(this.#out, options).then(() => undefined, causeOf);
    stopFaults();
    expireLocks(this.#parent);
    await repairOutput(this.#out);
    const after = existsSync(this.#out) ? sorted(this.#own()) : undefined;
    const isNew = same(after, { ...wanted.site, ...wanted.kept }) && same(this.#keptNames(), Object.keys(wanted.kept));
    if (error === undefined) expect(isNew).toBe(true);
    if (!(error instanceof SimulatedCrash)) expect(error === undefined || same(after, before)).toBe(true);
    if (!isNew) expect(after).toEqual(before);
    else this.#noteLive(wanted, lstatSync(this.#out).isSymbolicLink() ? 'symlink' : 'folder');
  }

  async rollBack(): Promise<void> {
    if (!existsSync(this.#out)) return;
    const before = this.#own();
    const live = this.#liveRelease();
    const result = await rollBack(this.#out);
    const name = this.#liveRelease();
    if ('why' in result) {
      expect(name).toBe(live);
      expect(this.#read()).toEqual(sorted({ ...before, ...this.#foreign }));
      const [, damaged] = /release, .*\/(\d+), is damaged/.exec(result.why) ?? [];
      if (damaged !== undefined) expect(this.#isWhole(damaged)).toBe(false);
    } else {
      this.#live = this.#releases.get(name ?? '');
      expect(this.#read()).toEqual(sorted({ ...this.#live?.site, ...this.#live?.kept, ...this.#foreign }));
      expect(Number(name)).toBeLessThan(Number(live));
    }
  }

  /** Changes the live site, or an older copy of it, by hand. */
  change(hand: Hand, pick: number): void {
    if (!existsSync(this.#out)) return;
    if (hand === 'foreign file') this.#addExternal('CNAME', pick);
    else if (hand === 'foreign folder') this.#addExternal('.git/config', pick);
    else if (hand === 'delete the older copy') this.#deleteOlder(pick);
    else if (hand !== 'nothing') {
      const [what, , whose] = hand.split(' ');
      const folder = whose === 'older' ? this.#older(pick) : this.#out;
      const files = [...(readManifest(folder ?? '')?.files.keys() ?? [])];
      const file = path.join(folder ?? '', files[pick % files.length] ?? '');
      if (folder === undefined || !lstatSync(file, { throwIfNoEntry: false })?.isFile()) return;
      if (what !== 'edit') unlinkSync(file);
      if (what !== 'delete') writeFileSync(file, 'ONE');
    }
  }

  #addExternal(name: string, pick: number): void {
    const file = path.join(this.#out, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `mine ${pick}`);
    this.#foreign = { ...this.#foreign, [name]: `mine ${pick}` };
  }

  /** After a killed publish, the owner's folder may still be there. */
  #deleteOlder(pick: number): void {
    const copy = this.#older(pick);
    if (copy !== undefined && !existsSync(path.join(copy, '.git'))) rmSync(copy, { recursive: true });
  }

  /** A release that is not live, or the spare. */
  #older(pick: number): string | undefined {
    const live = this.#liveRelease();
    const releases = this.#releaseNames().filter((name) => name !== live);
    const copies = [...releases.map((name) => this.#release(name)), siblingOf(this.#out, 'spare')].filter(existsSync);
    return copies[pick % copies.length];
  }

  /** What a publish of this site makes: undamaged assets of the live site stay for open pages. */
  #expect(site: Site): Copy {
    const there = existsSync(this.#out) ? this.#read() : {};
    const kept = Object.entries(this.#live?.site ?? {}).filter(
      ([file, text]) => file.startsWith('assets/') && !(file in site) && there[file] === text,
    );
    return { site, kept: Object.fromEntries(kept) };
  }

  #noteLive(copy: Copy, mode: Publish['mode']): void {
    const name = this.#liveRelease();
    const before = String(Number(name) - 1).padStart(6, '0');
    if (mode === 'folder') this.#releases.clear();
    // A folder that became a link is the release before, unless its files are the same.
    else if (this.#releases.size === 0 && this.#live) this.#releases.set(before, this.#live);
    if (name !== undefined) this.#releases.set(name, copy);
    this.#live = copy;
  }

  #wholeReleases(): string[] {
    return this.#releaseNames().filter((name) => this.#isWhole(name));
  }

  #canReturnTo(name: string): boolean {
    return Number(name) < Number(this.#liveRelease()) && existsSync(this.#release(name));
  }

  #isWhole(name: string): boolean {
    const copy = this.#releases.get(name);
    return copy !== undefined && same(this.#own(this.#release(name)), { ...copy.site, ...copy.kept });
  }

  #releaseNames(): string[] {
    const folder = this.#release('');
    return existsSync(folder) ? readdirSync(folder).sort() : [];
  }

  #release(name: string): string {
    return path.join(this.#parent, '.dist.treesite-releases', name);
  }

  #liveRelease(): string | undefined {
    const link = lstatSync(this.#out, { throwIfNoEntry: false })?.isSymbolicLink();
    return link ? path.basename(readlinkSync(this.#out)) : undefined;
  }

  #keptNames(): string[] {
    return [...(readManifest(this.#out)?.kept ?? [])];
  }

  #read(): Site {
    const { '.treesite.json': _, ...site } = readTree(this.#out);
    return sorted(site);
  }

  /** Without the owner's files. */
  #own(folder = this.#out): Site {
    return Object.fromEntries(
      Object.entries(readTree(folder)).filter(([file]) => !/^(CNAME|\.git\/.*|\.treesite\.json)$/.test(file)),
    );
  }
}

export const hands = [
  'nothing',
  'edit the live',
  'replace the live',
  'delete the live',
  'edit the older',
  'replace the older',
  'delete the older',
  'delete the older copy',
  'foreign file',
  'foreign folder',
] as const;
export type Hand = (typeof hands)[number];

async function publish(out: string, { site, mode, minSpareFiles }: Publish) {
  const publication = await openPublication(out, { mode, minSpareFiles, timeoutMs: 200 });
  try {
    for (const [file, text] of Object.entries(site)) publication.write(file, text);
  } catch (error) {
    await publication.abort();
    throw error;
  }
  const pages = Object.keys(site).filter((name) => name.endsWith('.html'));
  return publication.commit({ pages, base: '' });
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof SimulatedCrash ? error.cause : error;
}

function sorted(site: Site): Site {
  return Object.fromEntries(Object.entries(site).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function same(one: unknown, other: unknown): boolean {
  const order = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value && sorted(value as Site));
  return JSON.stringify(order(one)) === JSON.stringify(order(other));
}
