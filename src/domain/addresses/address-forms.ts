/** A file → every URL path at which some host serves it; and the paths that no page may have. Pure. */
import path from 'node:path';

/**
 * `areas/index.html` is served at /areas/, /areas, /areas/index and /areas/index.html; `areas.html` at /areas and
 * /areas.html. Two files with a common form collide on some host. Returned in the form of `addressKey`.
 */
export function addressForms(file: string): string[] {
  const address = addressKey(`/${file}`);
  if (!address.endsWith('.html')) return [address];
  const bare = address.slice(0, -'.html'.length);
  return path.posix.basename(bare) === 'index'
    ? [addressKey(path.posix.dirname(bare)), bare, address]
    : [bare, address];
}

/** Equal for paths that differ only in a trailing slash, in case or in Unicode form: /Café/ and /café are one file on some file systems. */
export function addressKey(address: string): string {
  return address.replace(/\/+$/, '').normalize('NFC').toLowerCase();
}

/** Windows reserves these names in every folder for devices. */
const device = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

/** Why no page, alias or static file may have this path; undefined if it may. `address` starts with a slash. */
export function reservedFor(address: string): string | undefined {
  const [, first = '', ...deeper] = addressKey(address).split('/');
  const names = [first, ...deeper].map((name) => name.replace(/\..*$/, ''));
  if (first === 'assets')
    return '/assets/ is reserved for styles, scripts and pictures, which browsers cache for a year.';
  if (first === 'cdn-cgi') return '/cdn-cgi/ is reserved by hosts.';
  const found = names.find((name) => device.test(name));
  return found === undefined ? undefined : `Windows does not allow a file named ${found}.`;
}
