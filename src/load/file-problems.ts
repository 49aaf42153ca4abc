/** Diagnostics of files and folders that are found before any content is parsed. Pure. */
import type { DiagnosticCode } from '../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, wholeFile } from '../diagnostics/diagnostic.ts';
import type { KindName } from '../domain/kinds.ts';
import { formatMegabytes } from '../text/strings.ts';

/** Problems whose words are the same for every file. */
const problems = {
  'link for a file': [
    'file/unreadable',
    'This is a symbolic link, but a file is needed here.',
    'Replace the link with a copy of the file.',
  ],
  'link for a folder': [
    'file/unreadable',
    'This is a symbolic link, but a folder is needed here.',
    'Replace the link with a copy of the folder.',
  ],
  'Git LFS pointer': ['file/unreadable', 'This is a Git LFS pointer, not the file itself.', 'Run git lfs pull.'],
  empty: ['file/empty', 'This file is empty.', 'Add content, or delete the file.'],
} as const satisfies Readonly<Record<string, readonly [code: DiagnosticCode, message: string, hint: string]>>;

export function fileProblem(file: string, problem: keyof typeof problems): Diagnostic {
  const [code, message, hint] = problems[problem];
  return diagnose(code, wholeFile(file), message, { hint });
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
