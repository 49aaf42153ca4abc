/** A built folder as a host sees it: which address is which file, what redirects, which headers. Reads the folder. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import glob from 'fast-glob';
import { addressOf, canonicalAddress } from '../domain/addresses/file-address.ts';
import { isForHost } from '../domain/hosts.ts';
import { manifestName } from '../domain/manifest-name.ts';
import { type HeaderRule, parseHeaders } from '../http/header-rules.ts';
import { parseRedirects, type RedirectRule } from './redirect-rules.ts';

export interface SiteFiles {
  /** Path of an address, decoded, to an absolute file. Pages are listed under the address they are meant for. */
  files: ReadonlyMap<string, string>;
  /** The right form of an address that nearly is a page's. */
  canonical: (address: string) => string | undefined;
  redirects: readonly RedirectRule[];
  headers: readonly HeaderRule[];
  /** Path of the home page, decoded: `/`, or `/sub/` where the site lives below another. */
  home: string;
}

export interface WatchedSite {
  /** Reads the folder again only after a new build. */
  read: () => Promise<SiteFiles>;
  /** For a file that is not where it was. */
  forget: () => void;
}

const tries = 20;

export function watchSiteFiles(folder: string): WatchedSite {
  let known: { version: string | undefined; site: Promise<SiteFiles> } | undefined;
  const read = async () => {
    for (let left = tries; ; left--) {
      const version = await versionOf(folder);
      if (version === undefined && left > 0) {
        // A build puts its folder in place with two renames: for a moment there is none.
        await delay(5);
        continue;
      }
      if (known === undefined || known.version !== version) known = { version, site: readSiteFiles(folder) };
      const site = await known.site;
      // What was listed while a build came in between may be half of each.
      if (left <= 0 || version === (await versionOf(folder))) return site;
    }
  };
  return {
    read,
    forget: () => {
      known = undefined;
    },
  };
}

/** Changes with every build; undefined where there is no folder. */
async function versionOf(folder: string): Promise<string | undefined> {
  const found = await stat(path.join(folder, manifestName))
    .catch(() => stat(folder))
    .catch(() => undefined);
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** A folder that is not there has no files. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const base = await readBase(folder);
  const names = await glob('**/*', { cwd: folder, dot: true, followSymbolicLinks: false, suppressErrors: true });
  const files = new Map<string, string>();
  const all = new Set(names);
  // Compressed copies are for servers that send them: this one compresses by itself.
  const isCopy = (name: string) => /\.(br|gz)$/.test(name) && all.has(name.slice(0, -3));
  for (const name of names.filter((entry) => !isForHost(entry) && !isCopy(entry)).sort()) {
    files.set(base + addressOf(name), path.join(folder, name));
  }
  const text = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');
  return {
    files,
    canonical: (address) => canonicalAddress(address, (form) => files.get(form)?.endsWith('.html') === true),
    redirects: parseRedirects(await text('_redirects')),
    headers: parseHeaders(await text('_headers')),
    home: `${base}/`,
  };
}

/** `` or `/sub`, decoded: the path that all addresses of the site begin with, as the build has noted it. */
export async function readBase(folder: string): Promise<string> {
  try {
    const { base }: { base?: unknown } = JSON.parse(await readFile(path.join(folder, manifestName), 'utf8'));
    return typeof base === 'string' && /^(\/[^/]+)+$/.test(base) ? decodeURI(base) : '';
  } catch {
    return '';
  }
}
