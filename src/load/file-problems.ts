/** Diagnostics of files and folders that are found before any content is parsed. Pure. */
import { type Diagnostic, diagnose, wholeFile } from '../diagnostics/diagnostic.ts';
import type { KindName } from '../domain/kinds.ts';
import { formatMegabytes } from '../text/strings.ts';

export function emptyFile(file: string, message: string): Diagnostic {
  return diagnose('file/empty', wholeFile(file), message, { hint: 'Add content, or delete the file.' });
}

export function tooLarge({ file, kind, size }: { file: string; kind: KindName; size: number }): Diagnostic {
  const message = `This file is ${formatMegabytes(size)}; the limit for a data file is 1 MB.`;
  const hint =
    kind === 'reviews'
      ? 'Split it into several files in a folder named reviews: reviews/2025.yaml, reviews/2026.yaml.'
      : 'Remove what is not text. Pictures belong in the images folder.';
  return diagnose('file/too-large', wholeFile(file), message, { hint });
}

/** `wanted`: the name that it should have. */
export function wrongExtension(file: string, wanted: string): Diagnostic {
  return diagnose('file/extension', wholeFile(file), 'The names of data files end in .yaml, not .yml.', {
    hint: `Rename it to ${wanted}. If there is such a file already, keep one of the two.`,
  });
}

/** `guess` is the path of the data file that was probably meant. */
export function unexpected(file: string, guess: string | undefined): Diagnostic {
  const message = 'This file is not used: treesite reads no data file with this name in this folder.';
  const hint =
    guess === undefined
      ? `Move it ${placeOf(file)}out of the data folder, or delete it.`
      : `Rename it to ${guess}; if there is such a file already, keep one of the two. If it is not a data file, move it out of the data folder.`;
  return diagnose('file/unexpected', wholeFile(file), message, { hint });
}

function placeOf(file: string): string {
  if (/\.ya?ml$/.test(file)) return 'to the folder of its kind, such as cities or services, or ';
  return /\.(jpe?g|png|svg)$/i.test(file) ? 'to the folder images, where pictures belong, or ' : '';
}

export function missingFile(file: string): Diagnostic {
  const message = `${file} is missing; the site cannot be built without it.`;
  return diagnose('file/missing', wholeFile(file), message, { hint: 'Create it, or restore it from a backup.' });
}
