/** Reads the static folder → the files to publish unchanged, and diagnostics for the rest. */
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { problemOfEntry, readOrReport, unreadableFile } from '../../diagnostics/unreadable.ts';
import { isHidden, isSystemFile, lfsPointer, relativePath } from '../../domain/file-names.ts';
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import { notAFolderError } from '../../files/fs-errors.ts';
import { type FolderEntry, listFolder } from '../../files/list-folder.ts';
import { refuseLink } from '../../files/refuse-link.ts';
import { formatMegabytes } from '../../text/strings.ts';
import type { OutputFile } from '../assets.ts';

export interface StaticFiles {
  files: OutputFile[];
  diagnostics: Diagnostic[];
}

/** The URL paths of the HTML pages in a static folder, to which data may link. Opens no files. */
export function staticPagePaths(folder: string): ReadonlySet<string> {
  return new Set(listFolder(folder).flatMap(({ name }) => (name.endsWith('.html') ? urlPathOf(name) : [])));
}

const maxBytes = 100_000_000;

/** `root` is the project's folder. A folder that does not exist has no files. */
export async function readStatic(folder: string, root: string): Promise<StaticFiles> {
  const why = notAFolderError(folder);
  if (why) return { files: [], diagnostics: [unreadableFile(relativePath(root, folder), why, { isLink: true })] };
  const files: OutputFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const within = await realpath(folder).catch(() => folder);
  /** The last name that is not published: below it, nothing is. */
  let skipped = '/';
  for (const entry of listFolder(folder, { isWhole: true })) {
    const { name } = entry;
    if (name.startsWith(skipped)) continue;
    const base = path.posix.basename(name);
    const reason = reasonByName(base);
    if (reason !== undefined || isSystemFile(base)) skipped = `${name}/`;
    if (isSystemFile(base)) continue;
    const absolute = path.join(folder, name);
    const file = relativePath(root, absolute) || '.';
    const read =
      reason === undefined ? await readEntry(entry, { absolute, file, within }) : [notPublished(file, reason)];
    if (Array.isArray(read)) diagnostics.push(...read);
    else files.push({ path: name, contents: read });
  }
  return { files, diagnostics };
}

/** The contents of a file. `within`: the static folder, with all links resolved. */
async function readEntry(
  entry: FolderEntry,
  { absolute, file, within }: { absolute: string; file: string; within: string },
): Promise<Uint8Array | Diagnostic[]> {
  const { type, size } = entry;
  const refused =
    type === 'link' ? refuseLink(file, absolute, { within, name: 'static' }) : problemOfEntry(entry, file);
  if (refused) return [refused];
  if (type === 'folder') return [];
  if (size > maxBytes) return [tooLarge(file, size)];
  const contents = await readOrReport(file, () => readFile(absolute));
  const reason = Array.isArray(contents) ? undefined : reasonByContents(contents);
  return reason === undefined ? contents : [notPublished(file, reason)];
}

function notPublished(file: string, reason: string): Diagnostic {
  return diagnose('static/not-published', wholeFile(file), `This file is not published: ${reason}.`, {
    hint:
      reason === lfsReason
        ? 'Run git lfs pull.'
        : 'Move the file or folder out of the static folder. If only its name is the reason, and visitors need it, rename it.',
  });
}

function tooLarge(file: string, bytes: number): Diagnostic {
  const message = `This file is ${formatMegabytes(bytes)}; the limit is ${formatMegabytes(maxBytes)}.`;
  return diagnose('file/too-large', wholeFile(file), message, {
    hint: 'Upload it to a file or video service, and link to it.',
  });
}

const backup = /(~|\.(bak|old|orig|tmp|temp|sw[a-p]|part|crdownload))$|^#.*#$|^~\$/i;
const keyStore = /^id_(rsa|dsa|ecdsa|ed25519)$|\.(p12|pfx|jks|keystore|kdbx|ppk)$/i;
const database = /\.(sql|sqlite3?|mdb|accdb)(\.(gz|bz2|xz|zst|zip))?$/i;
/** `?` and `#` end a URL's path, and Netlify refuses a site with such a file; Windows has no file with one of the others. */
const forbidden = /[\p{Cc}\\?#<>:"|*]|[. ]$/u;

/** The end of "This file is not published: …" for one segment of a path; undefined if it may be published. */
function reasonByName(name: string): string | undefined {
  if (isHidden(name)) return 'its name begins with a dot, as the names of files with settings and passwords often do';
  if (name === 'node_modules') return 'it contains programs, not pages';
  if (backup.test(name)) return 'its name is that of a backup or temporary file';
  if (keyStore.test(name)) return 'its name is that of a private key';
  if (database.test(name)) return 'its name is that of a database';
  if (name.includes('\ufffd')) return 'its name is not encoded as UTF-8';
  return forbidden.test(name) ? 'its name does not work in a URL on every host' : undefined;
}

const lfsReason = 'it is a Git LFS pointer, not the file itself';

const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----|^PuTTY-User-Key-File-/;

/** The same, for a file whose name gives no reason. */
function reasonByContents(contents: Uint8Array): string | undefined {
  const start = Buffer.from(contents.buffer, contents.byteOffset, Math.min(contents.byteLength, 4096)).toString(
    'latin1',
  );
  if (start.startsWith(lfsPointer)) return lfsReason;
  return privateKey.test(start) ? 'it contains a private key' : undefined;
}
