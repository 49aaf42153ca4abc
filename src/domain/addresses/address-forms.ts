/** Every address under which some host shows a file, and the addresses that no page may have. Pure. */
import path from 'node:path';

/**
 * `areas/index.html` is shown at /areas/, /areas, /areas/index and /areas/index.html; `areas.html` at /areas and
 * /areas.html. Two files whose forms meet are one address somewhere. In the form of `addressKey`.
 */
export function addressForms(file: string): string[] {
  const address = addressKey(`/${file}`);
  if (!address.endsWith('.html')) return [address];
  const bare = address.slice(0, -'.html'.length);
  return path.posix.basename(bare) === 'index'
    ? [addressKey(path.posix.dirname(bare)), bare, address]
    : [bare, address];
}

/** Without a slash at the end, and the same for names that some file systems take for one: /Café/ is /café. */
export function addressKey(address: string): string {
  return address.replace(/\/+$/, '').normalize('NFC').toLowerCase();
}

/** Windows has devices of these names in every folder. */
const device = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

/** Why no page, alias or static file may have this address; undefined where it may. `address` begins with a slash. */
export function reservedFor(address: string): string | undefined {
  const [, first = '', ...deeper] = addressKey(address).split('/');
  const names = [first, ...deeper].map((name) => name.replace(/\..*$/, ''));
  if (first === 'assets')
    return '/assets/ is reserved for styles, scripts and pictures, which browsers cache for a year.';
  if (first === 'cdn-cgi') return '/cdn-cgi/ is reserved by hosts.';
  const found = names.find((name) => device.test(name));
  return found === undefined ? undefined : `Windows does not allow a file named ${found}.`;
}
