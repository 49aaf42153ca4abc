/** A file → every URL path at which some host serves it; and the paths that no page may have. Pure. */
import path from 'node:path';

/**
 * `areas/index.html` is served at /areas/, /areas, /areas/index and /areas/index.html; `areas.html` at /areas and
 * /areas.html. Two files with a common form collide on some host. Returned in the form of `urlKey`.
 */
export function urlForms(file: string): string[] {
  const url = urlKey(`/${file}`);
  if (!url.endsWith('.html')) return [url];
  const bare = url.slice(0, -'.html'.length);
  return path.posix.basename(bare) === 'index' ? [urlKey(path.posix.dirname(bare)), bare, url] : [bare, url];
}

/** Equal for paths that differ only in a trailing slash, in case or in Unicode form: /Café/ and /café are one file on some file systems. */
export function urlKey(url: string): string {
  return url.replace(/\/+$/, '').normalize('NFC').toLowerCase();
}

/** Windows reserves these names in every folder for devices. */
const device = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

/** Why no page, alias or static file may have this path; undefined if it may. `url` starts with a slash. */
export function reservedFor(url: string): string | undefined {
  const [, first = '', ...deeper] = urlKey(url).split('/');
  const names = [first, ...deeper].map((name) => name.replace(/\..*$/, ''));
  if (first === 'assets')
    return '/assets/ is reserved for styles, scripts and pictures, which browsers cache for a year.';
  if (first === 'cdn-cgi') return '/cdn-cgi/ is reserved by hosts.';
  const found = names.find((name) => device.test(name));
  return found === undefined ? undefined : `Windows does not allow a file named ${found}.`;
}
