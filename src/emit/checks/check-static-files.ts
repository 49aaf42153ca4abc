/** Reports static files that are too large for the host, that replace a generated file, or whose URLs collide with pages, redirects, generated files or each other, on some host or file system. Pure. */
import { diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { hostOf } from '../../domain/hosts/hosts.ts';
import { reservedFor, urlForms } from '../../domain/urls/file-urls.ts';
import { formatMegabytes } from '../../text/strings.ts';
import { isOwnRules } from '../hosts/host-files.ts';
import { generatedPaths } from '../plan-output.ts';
import { foldersAround } from '../publication/manifest.ts';
import type { FileCheck } from './file-check.ts';

/** Files that owners may replace without a warning: robots.txt, contact card, manifest, icons. */
const ownIsWelcome =
  /^(robots\.txt|contact\.vcf|site\.webmanifest|\.well-known\/security\.txt|favicon\.ico|(icon|apple-touch-icon)[\w-]*\.(svg|png))$/;

export const checkReplaced: FileCheck = (input, { folder, pages }) => {
  if (input.staticFiles.length === 0) return [];
  const { file } = hostOf(input.deploy);
  // An empty file, such as .nojekyll.
  const marker = file && !file.format && file.path;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const made = new Set([...generatedPaths(input), ...byFile.keys()]);
  return input.staticFiles
    .filter(({ path }) => made.has(path) && !ownIsWelcome.test(path) && path !== marker && !isOwnRules({ path }))
    .map(({ path }) => {
      const page = byFile.get(path);
      const what = page
        ? `the page ${page.path}, which is built from ${page.source}`
        : `${path}, which treesite generates`;
      const hint = `Rename or delete it to publish the ${page ? 'page' : 'generated file'}.`;
      const at = wholeFile(`${folder}/${path}`);
      return diagnose('static/replaces-page', at, `This file replaces ${what}.`, {
        hint,
        ...(page && { pages: [page.path] }),
      });
    });
};

/** Ignores static files with exactly the same path, which `checkReplaced` reports. */
export const checkStaticNames: FileCheck = (input, { folder, pages }) => {
  if (input.staticFiles.length === 0) return [];
  const taken = new Map<string, { file: string; source: string | undefined }>();
  const others = [...generatedPaths(input).map((file) => ({ file, source: undefined })), ...input.redirects, ...pages];
  for (const { file, source } of others) for (const form of urlForms(file)) taken.set(form, { file, source });
  const files = new Set(others.map((other) => other.file.toLowerCase()));
  return input.staticFiles.flatMap(({ path: file }) => {
    const at = wholeFile(`${folder}/${file}`);
    const above = foldersAround(file).findLast((one) => files.has(one.toLowerCase()));
    if (above !== undefined) {
      const message = `This file is in a folder named ${above}, but the build writes a file with that name.`;
      return [diagnose('url/collision', at, message, { hint: 'Rename the folder.' })];
    }
    const reserved = reservedFor(`/${file}`);
    if (reserved !== undefined) {
      const hint = 'Choose another name for the file or its folder.';
      return [diagnose('url/reserved', at, `/${file} is not allowed as a file’s URL: ${reserved}`, { hint })];
    }
    const forms = urlForms(file);
    const met = forms.map((form) => taken.get(form)).find((other) => other !== undefined && other.file !== file);
    for (const form of forms) if (!taken.has(form)) taken.set(form, { file, source: `${folder}/${file}` });
    if (!met) return [];
    const related = met.source === undefined ? [] : [{ message: 'The other one is here:', at: wholeFile(met.source) }];
    const message = `This file and ${met.file} have the same URL on some hosts or computers.`;
    const hint = met.source?.startsWith(`${folder}/`) ? 'Rename one of the two.' : 'Rename this file.';
    return [diagnose('url/collision', at, message, { hint, related })];
  });
};

export const checkSizes: FileCheck = ({ staticFiles, deploy }, { folder }) => {
  const { label, limits } = hostOf(deploy);
  const limit = limits?.fileBytes ?? Number.POSITIVE_INFINITY;
  return staticFiles.flatMap(({ path, contents }) => {
    const bytes = Buffer.byteLength(contents);
    if (bytes <= limit) return [];
    const refusal = `${deploy === undefined ? 'some hosts refuse' : `${label} refuses`} files over ${formatMegabytes(limit)}`;
    return diagnose(
      'static/large',
      wholeFile(`${folder}/${path}`),
      `This file is ${formatMegabytes(bytes)}; ${refusal}.`,
      {
        hint: 'Make it smaller, or upload it to a video service and link to it.',
      },
    );
  });
};
