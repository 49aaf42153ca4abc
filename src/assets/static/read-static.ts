/** Reads the static folders → the files to publish unchanged, and diagnostics for the rest. The site's files come last and override built-in ones. */
import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { specialFile, unreadableFile, unreadableFolder } from '../../diagnostics/read-problem.ts';
import { relativePath } from '../../domain/file-names.ts';
import { notAFolderError } from '../../files/fs-errors.ts';
import { refuseLink } from '../../files/refuse-link.ts';
import { formatMegabytes } from '../../text/strings.ts';
import type { OutputFile } from '../assets.ts';
import { isSystemFile, lfsReason, reasonByContents, reasonByName } from './name-rules.ts';

export interface StaticFiles {
  files: OutputFile[];
  diagnostics: Diagnostic[];
}

const megabyte = 1_000_000;
/** The lowest limit among well-known hosts. */
const hostMaxBytes = 25 * megabyte;
const maxBytes = 100 * megabyte;

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
    const walk = { folder, root, realFolder: await realpath(folder).catch(() => folder), files, diagnostics };
    await readFolder('', walk);
  }
  return { files: [...files.values()], diagnostics };
}

interface Walk {
  folder: string;
  root: string;
  realFolder: string;
  files: Map<string, OutputFile>;
  diagnostics: Diagnostic[];
}

/** `below`, the path so far, is empty or ends in a slash. */
async function readFolder(below: string, walk: Walk): Promise<void> {
  const absolute = path.join(walk.folder, below);
  const entries = await readdir(absolute, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => error);
  if (entries instanceof Error) {
    if (entries.code !== 'ENOENT' || below !== '')
      walk.diagnostics.push(unreadableFolder(displayed(below, walk), entries));
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) if (!isSystemFile(entry.name)) await readEntry(entry, below, walk);
}

async function readEntry(entry: Dirent, below: string, walk: Walk): Promise<void> {
  const name = below + entry.name;
  const file = displayed(name, walk);
  const reason = reasonByName(entry.name);
  if (reason !== undefined) walk.diagnostics.push(notPublished(file, reason));
  else if (entry.isDirectory()) await readFolder(`${name}/`, walk);
  else if (entry.isFile() || entry.isSymbolicLink()) {
    const absolute = path.join(walk.folder, name);
    const refused = entry.isSymbolicLink() && refuseLink(file, absolute, { within: walk.realFolder, name: 'static' });
    const read = refused ? { problems: [refused] } : await readOne(absolute, file);
    walk.diagnostics.push(...read.problems);
    if (read.contents) walk.files.set(name, { path: name, contents: read.contents });
  } else walk.diagnostics.push(specialFile(file));
}

async function readOne(absolute: string, file: string): Promise<{ contents?: Uint8Array; problems: Diagnostic[] }> {
  try {
    const { size } = await stat(absolute);
    if (size > maxBytes) return { problems: [tooLarge(file, size)] };
    const contents = await readFile(absolute);
    const reason = reasonByContents(contents);
    if (reason !== undefined) return { problems: [notPublished(file, reason)] };
    return { contents, problems: size > hostMaxBytes ? [large(file, size)] : [] };
  } catch (error) {
    return { problems: [unreadableFile(file, error as NodeJS.ErrnoException)] };
  }
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

function large(file: string, bytes: number): Diagnostic {
  const message = `This file is ${formatMegabytes(bytes)}; some hosts refuse files over ${formatMegabytes(hostMaxBytes)}.`;
  return diagnose('static/large', wholeFile(file), message, {
    hint: 'Make it smaller, or upload it to a video service and link to it.',
  });
}

function displayed(name: string, { folder, root }: Walk): string {
  return relativePath(root, path.join(folder, name)) || '.';
}
