/** Reads the static folders → the files to publish unchanged, and diagnostics for the rest. The site's files come last and override built-in ones. */
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { problemOfEntry, readOrReport, unreadableFile } from '../../diagnostics/unreadable.ts';
import { isSystemFile, relativePath } from '../../domain/file-names.ts';
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import { notAFolderError } from '../../files/fs-errors.ts';
import { type FolderEntry, listFolder } from '../../files/list-folder.ts';
import { refuseLink } from '../../files/refuse-link.ts';
import { formatMegabytes } from '../../text/strings.ts';
import type { OutputFile } from '../assets.ts';
import { lfsReason, reasonByContents, reasonByName } from './name-rules.ts';

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
export async function readStatic(folders: readonly string[], root: string): Promise<StaticFiles> {
  const files = new Map<string, OutputFile>();
  const diagnostics: Diagnostic[] = [];
  for (const folder of new Set(folders)) {
    const why = notAFolderError(folder);
    if (why) {
      diagnostics.push(unreadableFile(relativePath(root, folder), why, { isLink: true }));
      continue;
    }
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
      else files.set(name, { path: name, contents: read });
    }
  }
  return { files: [...files.values()], diagnostics };
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
