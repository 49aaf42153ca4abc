/** Diagnostics of files and folders that are found before any content is parsed. Pure. */
import { type Diagnostic, diagnose, startOf } from '../diagnostics/diagnostic.ts';
import { formatMegabytes, positionIn } from '../text/strings.ts';

export function tooLarge(file: string, bytes: number): Diagnostic {
  return diagnose(
    'file/too-large',
    startOf(file),
    `This file is ${formatMegabytes(bytes)}; the limit for a data file is 1 MB.`,
    {
      hint: /\breviews(\.yaml$|\/)/.test(file)
        ? 'Split it into several files in data/reviews: data/reviews/2025.yaml, data/reviews/2026.yaml.'
        : 'Remove what is not text. Pictures belong in data/images.',
    },
  );
}

export function outside(file: string): Diagnostic {
  return diagnose('file/outside', startOf(file), 'This is a symbolic link that points outside the data folder.', {
    hint: 'Replace the link with a copy of the file.',
  });
}

export function notAFile(file: string): Diagnostic {
  return diagnose('file/unreadable', startOf(file), 'This is a symbolic link to a folder.', {
    hint: 'Delete the link, or replace it with the files themselves.',
  });
}

export function linkForFile(file: string): Diagnostic {
  return diagnose('file/unreadable', startOf(file), 'This is a symbolic link, but a file is needed here.', {
    hint: 'Replace the link with a copy of the file.',
  });
}

export function notUtf8(file: string, bytes: Uint8Array): Diagnostic {
  const readable = new TextDecoder('utf-8').decode(bytes);
  const at = { file, ...positionIn(readable, Math.max(0, readable.indexOf('\uFFFD'))) };
  return diagnose('file/not-utf8', at, 'This file is not encoded as UTF-8.', { hint: 'Save the file as UTF-8.' });
}

export function notFetched(file: string): Diagnostic {
  return diagnose('file/unreadable', startOf(file), 'This is a Git LFS pointer, not the file itself.', {
    hint: 'Run git lfs pull.',
  });
}

export function empty(file: string): Diagnostic {
  return diagnose('file/empty', startOf(file), 'This file is empty.', { hint: 'Add content, or delete the file.' });
}

export function wrongExtension(file: string, { wanted, isTaken }: { wanted: string; isTaken: boolean }): Diagnostic {
  const hint = isTaken
    ? `Keep one of the two files as ${wanted}, and delete the other: ${wanted} already exists.`
    : `Rename it to ${wanted}.`;
  return diagnose('file/extension', startOf(file), 'The names of data files end in .yaml, not .yml.', { hint });
}

/** `guess` is the path of the data file that was probably meant. */
export function unexpected(file: string, guess: string | undefined): Diagnostic {
  const message = 'This file is not used: treesite reads no data file with this name in this folder.';
  const hint =
    guess === undefined
      ? 'Move it out of the data folder, or delete it.'
      : `Rename it to ${guess}. If it is not a data file, move it out of the data folder.`;
  return diagnose('file/unexpected', startOf(file), message, { hint });
}

export function folderForFile(file: string): Diagnostic {
  return diagnose('file/unreadable', startOf(file), 'This is a folder, but a file is needed here.', {
    hint: 'Rename the folder, then create the file.',
  });
}

/** Something else in place of one of the folders for data files: see `dataFolders`. */
export function fileForFolder(file: string, { isLink }: { isLink: boolean }): Diagnostic {
  const message = isLink
    ? 'This is a symbolic link, but a folder is needed here.'
    : 'This is a file, but a folder is needed here.';
  const hint = isLink ? 'Replace the link with a copy of the folder.' : 'Rename the file, then create the folder.';
  return diagnose('file/unreadable', startOf(file), message, { hint });
}

export function missingFile(file: string): Diagnostic {
  const message = `${file} is missing; the site cannot be built without it.`;
  return diagnose('file/missing', startOf(file), message, { hint: 'Create it, or restore it from a backup.' });
}
