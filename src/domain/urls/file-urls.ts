/** A file of the finished site → the URL paths at which hosts serve it, and the paths that no page may have. Pure. */
import path from 'node:path';

/** services/index.html → /services/; services.html → /services; 404.html → /404.html. */
export function urlPathOf(file: string): string {
  const url = `/${file}`;
  if (url.endsWith('/index.html')) return url.slice(0, -'index.html'.length);
  return url.endsWith('/404.html') ? url : url.replace(/\.html$/, '');
}

/** The path of the page in a file: the inverse of `Urls.file`. */
export function pagePathOf(file: string): string {
  const url = urlPathOf(file);
  return url.endsWith('/') || url.endsWith('/404.html') ? url : `${url}/`;
}

/** `/services/`, `/services/index.html`, `/services.htm` and `/services.md` → `/services`; also of a path without a slash at its start. */
export function withoutEnding(url: string): string {
  return url.replace(/(?:(?:^|\/)index)?(?:\.html?|\.md|\/)?$/, '');
}

/** The path of the page that another form of it means: /services, /services/index.html and /services.html → /services/ or /services. */
export function canonicalPath(url: string, isPage: (url: string) => boolean): string | undefined {
  const forms = [`${url}/`, url.replace(/\/$/, ''), urlPathOf(url.slice(1))];
  return forms.find((form) => form !== url && form !== '' && !form.endsWith('/404.html') && isPage(form));
}

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

/** Disks allow 255, and the name may be that of a page with a compressed copy. */
const maxNameBytes = 255 - '.html.br'.length;

/** Why no page, alias or static file may have this path; undefined if it may. `url` starts with a slash. */
export function reservedFor(url: string): string | undefined {
  if (url.split('/').some((name) => Buffer.byteLength(name) > maxNameBytes))
    return `a name may have at most ${maxNameBytes} bytes.`;
  const [, first] = urlKey(url).split('/');
  if (first === 'assets')
    return '/assets/ is reserved for styles, scripts and pictures, which browsers cache for a year.';
  return first === 'cdn-cgi' ? '/cdn-cgi/ is reserved by hosts.' : undefined;
}

/** URLs may have thousands of slashes; no site has a 404 page in so deep a folder. */
const maxFolders = 50;

/** The URL paths at which a host looks for a 404 page, nearest first: /services/x/404.html, /services/404.html, /404.html. */
export function notFoundPaths(url: string): string[] {
  const folders = url.split('/', maxFolders + 1).slice(0, -1);
  return folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/404.html`);
}
