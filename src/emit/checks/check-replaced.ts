/** Reports static files that replace a generated file. Pure. */
import { diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { hostOf } from '../../domain/hosts/hosts.ts';
import { isOwnRules } from '../hosts/host-files.ts';
import { generatedPaths } from '../plan-output.ts';
import type { FileCheck } from './file-check.ts';

/** Files that owners may replace without a warning: robots.txt, contact card, manifest, icons. */
const ownIsWelcome =
  /^(robots\.txt|contact\.vcf|site\.webmanifest|\.well-known\/security\.txt|favicon\.ico|(icon|apple-touch-icon)[\w-]*\.(svg|png))$/;

const lost: Readonly<Record<string, string>> = {
  'sitemap.xml': 'the sitemap',
};

export const checkReplaced: FileCheck = (input, { folder, pages }) => {
  if (input.staticFiles.length === 0) return [];
  const { file, label } = hostOf(input.deploy);
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
        : path === file?.path
          ? `${path}, which ${label} reads`
          : (lost[path] ?? named(path));
      return diagnose(
        'static/replaces-page',
        startOf(`${folder}/${path}`),
        `This file replaces ${what}.`,
        page ? { hint: 'Rename or delete it to publish the page.', pages: [page.path] } : { hint: again },
      );
    });
};

const again = 'Rename or delete it to publish the generated file.';

function named(path: string): string {
  if (/^sitemap-\d+\.xml$/.test(path)) return 'a part of the sitemap';
  return path.endsWith('.html') ? `the page that redirects from an old URL, ${path}` : `${path}, which pages load`;
}
