/** What a built folder holds, read without any of treesite's own code: its links, and what they lead to. */
import path from 'node:path';
import { readTree } from '../file-tree.ts';

export interface BuiltFolder {
  /** As `readTree` gives them. */
  files: Record<string, string>;
  /** The text of a file; throws when it is not there. */
  text: (file: string) => string;
  /** All pages, without redirects. */
  pages: string[];
}

export function readBuilt(folder: string): BuiltFolder {
  const files = readTree(folder);
  const text = (file: string) => {
    const contents = files[file];
    if (contents === undefined) {
      const others = Object.keys(files).filter((other) => path.extname(other) === path.extname(file));
      throw new Error(`There is no ${file} in ${folder}, but: ${others.join(', ')}`);
    }
    return contents;
  };
  const isPage = (file: string) => file.endsWith('.html') && !text(file).includes('http-equiv="refresh"');
  return { files, text, pages: Object.keys(files).filter(isPage) };
}

/** Every URL of the site's own in its pages, styles, manifest and maps that no file is served at: [file, URL]. */
export function brokenUrls(site: BuiltFolder, address: { origin: string; base: string }): [string, string][] {
  return Object.keys(site.files)
    .filter((file) => /\.(html|css|xml|webmanifest|txt)$|^_redirects$/.test(file))
    .flatMap((file) => urlsOf(file, site.text(file)).map((found): [string, string] => [file, found]))
    .filter(([file, found]) => !leadsSomewhere(found, { file, site, ...address }));
}

/** The URLs in a file: of its own site, and complete ones. */
export function urlsOf(file: string, text: string): string[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
  if (file.endsWith('.css')) return all(/url\(["']?([^"')]+)/g);
  if (file.endsWith('.xml')) return all(/<loc>([^<]+)/g);
  if (file.endsWith('.webmanifest')) return all(/"(?:src|start_url|scope)":"([^"]+)/g);
  if (file === 'robots.txt') return all(/Sitemap: (\S+)/g);
  if (file === '_redirects') return all(/^\S+ (\S+) 301$/gm);
  const srcsets = all(/\s(?:image)?srcset="([^"]*)"/g).flatMap((list) =>
    list.split(',').map((item) => item.trim().split(' ')[0]),
  );
  return [...all(/\s(?:href|src|action|poster|content)="((?:\/|https:)[^"]*)"/g), ...srcsets.map((src) => src ?? '')];
}

interface Context {
  file: string;
  site: BuiltFolder;
  origin: string;
  base: string;
}

/** As a host that serves clean URLs finds files. */
function leadsSomewhere(found: string, { file, site, origin, base }: Context): boolean {
  if (/^(https:|tel:|sms:|mailto:|data:)/.test(found) && !found.startsWith(`${origin}/`)) return true;
  const [inside = ''] = found.replace(origin, '').split(/[?#]/);
  if (!inside.startsWith('/')) return `${path.posix.dirname(file)}/${inside}` in site.files;
  if (!inside.startsWith(`${base}/`)) return false;
  const name = decodeURI(inside.slice(base.length + 1));
  const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  return candidates.some((candidate) => candidate in site.files);
}
