/** Files of the static folder that take the place of something treesite makes, which is then lost without a word. Pure. */
import { type Diagnostic, diagnose, startOf } from '../diagnostics/diagnostic.ts';
import { generatedPaths, type OutputInput } from './plan-output.ts';

interface Surroundings {
  /** The static folder from the project's root, with forward slashes. */
  folder: string;
  routes: readonly { file: string; path: string; source: string }[];
}

/** One's own robots.txt, contact card, manifest or icon is what a static folder is for. */
const ownIsWelcome =
  /^(robots\.txt|contact\.vcf|site\.webmanifest|\.well-known\/security\.txt|favicon\.ico|(icon|apple-touch-icon)[\w-]*\.(svg|png))$/;

const lost: Readonly<Record<string, string>> = {
  'sitemap.xml': 'the sitemap that lists every page',
  _headers: 'the headers treesite writes: how long files are kept, and what the pages may load',
  _redirects: 'the redirects of your aliases',
};

export function tellReplaced(input: OutputInput, { folder, routes }: Surroundings): Diagnostic[] {
  if (input.staticFiles.length === 0) return [];
  const made = new Set(generatedPaths(input));
  const byFile = new Map(routes.map((route) => [route.file, route]));
  return input.staticFiles
    .filter(({ path }) => made.has(path) && !ownIsWelcome.test(path))
    .map(({ path }) => {
      const route = byFile.get(path);
      const what = route ? `the page ${route.path}, which is made from ${route.source}` : (lost[path] ?? named(path));
      return diagnose(
        'static/replaces-page',
        startOf(`${folder}/${path}`),
        `This file takes the place of ${what}.`,
        route ? { hint: 'Rename it or delete it to have the page again.', pages: [route.path] } : { hint: again },
      );
    });
}

const again = 'Rename it or delete it to have what treesite makes again.';

function named(path: string): string {
  if (/^sitemap-\d+\.xml$/.test(path)) return 'a part of the sitemap that lists every page';
  return path.endsWith('.html') ? `the page that leads from an old address, ${path}` : `${path}, which pages load`;
}
