/** A built folder → its files by URL, its redirect rules and its header rules. Reads the folder. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import { codeOf } from '../diagnostics/errors.ts';
import { manifestName } from '../domain/file-names.ts';
import { type HeaderRule, parseHeaderLines } from '../domain/header-lines.ts';
import { isForHost } from '../domain/hosts/hosts.ts';
import { canonicalPath, urlPathOf } from '../domain/urls/file-urls.ts';
import { parseRedirects, type RedirectRule } from './redirect-rules.ts';

export interface SiteFiles {
  /** Decoded URL path → absolute path of the file. Pages are listed at their canonical URL only. */
  files: ReadonlyMap<string, string>;
  /** The canonical form of another form of a page's URL. */
  canonical: (url: string) => string | undefined;
  redirects: readonly RedirectRule[];
  headers: readonly HeaderRule[];
  /** Decoded path of the home page: `/`, or `/sub/` for a site with a base path. */
  home: string;
}

/** Returns a function that reads the folder again only after a new build. */
export function watchSiteFiles(folder: string): () => Promise<SiteFiles> {
  let cached: { version: string | undefined; site: Promise<SiteFiles> } | undefined;
  return async () => {
    const version = await versionOf(folder);
    if (version !== undefined && cached?.version === version) return cached.site;
    const site = readSiteFiles(folder);
    cached = { version, site };
    site.catch(() => {
      cached = undefined;
    });
    return site;
  };
}

/** Changes with every build; undefined if treesite did not build the folder. */
async function versionOf(folder: string): Promise<string | undefined> {
  const found = await stat(path.join(folder, manifestName)).catch(() => undefined);
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** A missing folder has no files. */
async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const base = await readBase(folder);
  const names = await glob('**/*', { cwd: folder, dot: true, followSymbolicLinks: false });
  const files = new Map<string, string>();
  const all = new Set(names);
  // Compressed copies are for servers that send them; this one compresses files itself.
  const isCopy = (name: string) => /\.(br|gz)$/.test(name) && all.has(name.slice(0, -3));
  for (const name of names.filter((entry) => !isForHost(entry) && !isCopy(entry)).sort()) {
    files.set(base + urlPathOf(name), path.join(folder, name));
  }
  const text = (name: string) => readFile(path.join(folder, name), 'utf8').catch(ifMissing);
  return {
    files,
    canonical: (url) => canonicalPath(url, (form) => files.get(form)?.endsWith('.html') === true),
    redirects: parseRedirects(await text('_redirects')),
    headers: parseHeaderLines(await text('_headers')).rules,
    home: `${base}/`,
  };
}

function ifMissing(error: unknown): string {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES'].includes(codeOf(error) ?? '')) return '';
  throw error;
}

/** The site's base path, decoded (empty or `/sub`), from the build's manifest. */
export async function readBase(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(ifMissing);
  try {
    const { base }: { base?: unknown } = JSON.parse(text);
    return typeof base === 'string' && /^(\/[^/]+)+$/.test(base) ? decodeURI(base) : '';
  } catch {
    return '';
  }
}
