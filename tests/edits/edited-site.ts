/** A site's folder that is edited at random: every write is noted, so that it can be undone. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Random } from '../support/random.ts';
import { projectRoot } from '../support/sites/run-cli.ts';

export type Fields = Record<string, unknown>;

/** Files and what they contained; undefined for those that did not exist. */
type Before = Map<string, string | undefined>;

export class EditedSite {
  readonly root: string;
  readonly random: Random;
  /** Absolute paths of the files that were written or deleted. */
  readonly touched: string[] = [];
  #undo: Before[] = [];
  #count = 0;

  constructor(root: string, random: Random) {
    this.root = root;
    this.random = random;
  }

  at(name: string): string {
    return path.join(this.root, name);
  }

  /** A number that no edit has had before. */
  next(): number {
    this.#count += 1;
    return this.#count;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick.');
    return item;
  }

  /** The names of files in a folder, with the folder; of `.yaml`, no translations, which end with `.es.yaml`. */
  files(folder: string, ending: string): string[] {
    const names = existsSync(this.at(folder)) ? readdirSync(this.at(folder)).sort() : [];
    const found = names.filter((name) => name.endsWith(ending) && !name.slice(0, -ending.length).includes('.'));
    return found.map((name) => `${folder}/${name}`);
  }

  begin(): void {
    this.#undo.push(new Map());
  }

  write(name: string, text: string): void {
    this.#note(name);
    mkdirSync(path.dirname(this.at(name)), { recursive: true });
    writeFileSync(this.at(name), text);
  }

  remove(name: string): void {
    this.#note(name);
    rmSync(this.at(name), { force: true });
  }

  read(name: string): string {
    return readFileSync(this.at(name), 'utf8');
  }

  has(name: string): boolean {
    return existsSync(this.at(name));
  }

  /** `edit` changes the value of a YAML file. */
  change<Value = Fields>(name: string, edit: (value: Value) => unknown): void {
    const value = parse(this.read(name)) as Value;
    edit(value);
    this.write(name, stringify(value));
  }

  /** Copies a built-in template, if the site has none of its own. */
  copyTemplate(name: string): void {
    const file = `templates/${name}`;
    if (!this.has(file)) this.write(file, readFileSync(path.join(projectRoot, file), 'utf8'));
  }

  /** Undoes the last edits. */
  undo(edits: number): void {
    const undone = this.#undo.splice(-edits).reverse();
    for (const before of undone) for (const [name, text] of before) this.#restore(name, text);
  }

  /** Gives a file the times of an old one, or all files, as a checkout does. */
  age(names: readonly string[]): void {
    const time = new Date(Date.now() - 3_600_000 * (1 + this.random()));
    for (const name of names) utimesSync(this.at(name), time, time);
  }

  /** A copy of a file under the same name, as some editors write it: with another inode. */
  replace(name: string): void {
    cpSync(this.at(name), this.at(`${name}~`));
    rmSync(this.at(name));
    cpSync(this.at(`${name}~`), this.at(name), { preserveTimestamps: true });
    rmSync(this.at(`${name}~`));
  }

  #note(name: string): void {
    const last = this.#undo.at(-1);
    this.touched.push(this.at(name));
    if (last && !last.has(name)) last.set(name, this.has(name) ? this.read(name) : undefined);
  }

  #restore(name: string, text: string | undefined): void {
    this.touched.push(this.at(name));
    if (text === undefined) rmSync(this.at(name), { force: true });
    else writeFileSync(this.at(name), text);
  }
}
