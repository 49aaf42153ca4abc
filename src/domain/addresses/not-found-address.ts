/** Which 404 page answers a URL that does not exist: the nearest one above it. Pure. */

/** The URL paths at which a host looks for a 404 page, nearest first: /services/x/404.html, /services/404.html, /404.html. */
export function notFoundAddresses(address: string): string[] {
  const folders = address.split('/').slice(0, -1);
  return folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/404.html`);
}
