/** A URL that does not exist → the paths of 404 pages that can answer it. Pure. */

/** URLs may have thousands of slashes; no site has a 404 page in so deep a folder. */
const maxFolders = 50;

/** The URL paths at which a host looks for a 404 page, nearest first: /services/x/404.html, /services/404.html, /404.html. */
export function notFoundPaths(url: string): string[] {
  const folders = url.split('/', maxFolders + 1).slice(0, -1);
  return folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/404.html`);
}
