/** A static file's name and first bytes → whether it is published, and if not, why. Pure. */
import { isHidden, lfsPointer } from '../../domain/file-names.ts';

const backup = /(~|\.(bak|old|orig|tmp|temp|sw[a-p]|part|crdownload))$|^#.*#$|^~\$/i;
const keyStore = /^id_(rsa|dsa|ecdsa|ed25519)$|\.(p12|pfx|jks|keystore|kdbx|ppk)$/i;
const database = /\.(sql|sqlite3?|mdb|accdb)(\.(gz|bz2|xz|zst|zip))?$/i;
/** `?` and `#` end a URL's path, and Netlify refuses a site with such a file; Windows has no file with one of the others. */
const forbidden = /[\p{Cc}\\?#<>:"|*]|[. ]$/u;

/** The end of "This file is not published: …" for one segment of a path; undefined if it may be published. */
export function reasonByName(name: string): string | undefined {
  if (isHidden(name)) return 'its name begins with a dot, as the names of files with settings and passwords often do';
  if (name === 'node_modules') return 'it contains programs, not pages';
  if (backup.test(name)) return 'its name is that of a backup or temporary file';
  if (keyStore.test(name)) return 'its name is that of a private key';
  if (database.test(name)) return 'its name is that of a database';
  if (name.includes('\ufffd')) return 'its name is not encoded as UTF-8';
  return forbidden.test(name) ? 'its name does not work in a URL on every host' : undefined;
}

export const lfsReason = 'it is a Git LFS pointer, not the file itself';

const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----|^PuTTY-User-Key-File-/;

/** The same, for a file whose name gives no reason. */
export function reasonByContents(contents: Uint8Array): string | undefined {
  const start = Buffer.from(contents.buffer, contents.byteOffset, Math.min(contents.byteLength, 4096)).toString(
    'latin1',
  );
  if (start.startsWith(lfsPointer)) return lfsReason;
  return privateKey.test(start) ? 'it contains a private key' : undefined;
}
