/** A built folder as a host sees it: which address is which file, what redirects, which headers. Reads the folder. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import { type HeaderRule, parseHeaders, parseRedirects, type RedirectRule } from './host-rules.ts';

export interface SiteFiles {
  /** Path of an address, decoded, to an absolute file. Pages stand under the address they are meant for. */
  files: ReadonlyMap<string, string>;
  /** Other ways to write a page's address, to the right one. */
  canonical: ReadonlyMap<string, string>;
  redirects: readonly RedirectRule[];
  headers: readonly HeaderRule[];
}

const notPublic = new Set(['_headers', '_redirects', '.treesite.json']);

/** Reads the folder again only after a new build. */
export function watchSiteFiles(folder: string): () => Promise<SiteFiles> {
  let known: { stamp: number; site: SiteFiles } | undefined;
  return async () => {
    const { mtimeMs: stamp } = await stat(path.join(folder, '.treesite.json')).catch(() => stat(folder));
    if (known?.stamp !== stamp) known = { stamp, site: await readSiteFiles(folder) };
    return known.site;
  };
}

export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const names = await glob('**/*', { cwd: folder, dot: true, followSymbolicLinks: false });
  const files = new Map<string, string>();
  const canonical = new Map<string, string>();
  for (const name of names.filter((entry) => !notPublic.has(entry)).sort()) {
    const address = addressOf(name);
    files.set(address, path.join(folder, name));
    for (const other of otherForms(name, address)) canonical.set(other, address);
  }
  const text = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');
  return {
    files,
    canonical,
    redirects: parseRedirects(await text('_redirects')),
    headers: parseHeaders(await text('_headers')),
  };
}

/** services/index.html is /services/; services.html is /services; 404.html stays as it is. */
function addressOf(name: string): string {
  if (path.basename(name) === '404.html') return `/${name}`;
  return `/${name}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

function otherForms(name: string, address: string): string[] {
  if (!name.endsWith('.html') || path.basename(name) === '404.html') return [];
  const slash = address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
  return [`/${name}`, slash].filter((form) => form !== '' && form !== address);
}
