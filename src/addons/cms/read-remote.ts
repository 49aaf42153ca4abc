/** A folder → the checkout that contains it, and its remote repository. Reads .git in the folder or a parent. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../../files/read-if-there.ts';

export interface Checkout {
  /** The folder that holds .git; absolute. */
  root: string;
  remote: Remote | undefined;
}

export interface Remote {
  /** github.com */
  host: string;
  /** owner/name */
  repo: string;
}

export function readCheckout(folder: string): Checkout | undefined {
  for (let root = folder; ; root = path.dirname(root)) {
    const git = path.join(root, '.git');
    const found = statSync(git, { throwIfNoEntry: false });
    if (found) {
      // Without a config that cannot be read, the forms would be written for another repository.
      const config = (found.isDirectory() && readIfThere(path.join(git, 'config'))) || '';
      return { root, remote: parseRemote(config) };
    }
    if (path.dirname(root) === root) return undefined;
  }
}

/** The URL of `origin` in the text of .git/config, as host and repository. */
export function parseRemote(config: string): Remote | undefined {
  const section = /^\s*\[remote "origin"\]([^[]*)/m.exec(config)?.[1] ?? '';
  const url = /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? '';
  // git@github.com:owner/name.git, ssh://git@github.com/owner/name, https://github.com/owner/name.git
  const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/)(.+)$/.exec(url);
  const long = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/(.+)$/.exec(url);
  const [, host, name] = long ?? short ?? [];
  const repo = name?.replace(/\/+$/, '').replace(/\.git$/, '');
  return host !== undefined && repo !== undefined && isRepo(repo) ? { host, repo } : undefined;
}

export function isRepo(text: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)+$/.test(text);
}
