/** What visitors should get from a built folder, read from its files without treesite's own code; only the names of hosts' files are from the table. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { type Host, hosts } from '../../src/domain/hosts/hosts.ts';

const ownFiles = Object.values<Host>(hosts).flatMap(({ file }) => file?.path ?? []);

export interface BuildResult {
  base: string;
  /** From the folder: what visitors may read, pages of redirects and 404 pages apart. */
  files: string[];
  read: (file: string) => Buffer;
  /** The URL of a file. */
  urlPathOf: (file: string) => string;
  pages: string[];
  aliases: { from: string; to: string }[];
  /** Folders with a 404 page, from the site's root. */
  notFound: string[];
  /** What the first rule of `_headers`, for every page, says; names in lower case. */
  pageHeaders: Record<string, string>;
}

/** `rules` is the folder whose `_headers` and `_redirects` say what visitors should get. */
export function readBuiltSite(folder: string, { base, rules }: { base: string; rules: string }): BuildResult {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const text = (file: string) => read(file).toString('utf8');
  const rule = (file: string) => readFileSync(path.join(rules, file), 'utf8');
  const names = glob.sync('**/*', { cwd: folder, dot: true }).sort();
  const isRedirect = (file: string) => file.endsWith('.html') && text(file).includes('http-equiv="refresh"');
  const isForHosts = (file: string) =>
    /^(_headers|_redirects|\.treesite\.json|(.*\/)?404\.html)$/.test(file) ||
    ownFiles.includes(file) ||
    (/\.(br|gz)$/.test(file) && names.includes(file.slice(0, -3)));
  const files = names.filter((file) => !isForHosts(file) && !isRedirect(file));
  const urlPathOf = (file: string) => {
    const page = file.replace(/(^|\/)index\.html$/, '$1');
    return `${base}/${page === file ? file.replace(/\.html$/, '') : page}`;
  };
  return {
    base,
    files,
    read,
    urlPathOf,
    pages: files.filter((file) => file.endsWith('.html')),
    aliases: [...rule('_redirects').matchAll(/^(\S+) (\S+) 301!?$/gm)].map(([, from = '', to = '']) => ({ from, to })),
    notFound: names.filter((file) => /(^|\/)404\.html$/.test(file)).map((file) => file.replace(/404\.html$/, '')),
    pageHeaders: Object.fromEntries(
      [...(rule('_headers').split(/^\//m)[1] ?? '').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
        ([, name = '', value = '']) => [name.toLowerCase(), value],
      ),
    ),
  };
}
