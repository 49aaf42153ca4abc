/** What visitors could see of a site that is being published: pages that are neither old nor new, and links that lead nowhere. Pure. */
import { urlsOf } from './built-folder.ts';

export type Tree = Readonly<Record<string, string>>;

/** Sentences about files that are not as they were in one of the sites, and about links of pages that a visitor can reach. Empty if all is well. */
export function brokenPages(live: Tree, ...sites: readonly Tree[]): string[] {
  const foreign = Object.keys(live).filter(
    (file) => file !== '.treesite.json' && !sites.some((site) => site[file] === live[file]),
  );
  return [...foreign.map((file) => `${file} is neither old nor new`), ...brokenLinks(live)];
}

/** Follows links and assets from the home page. */
function brokenLinks(live: Tree): string[] {
  if (!live['index.html']) return [];
  const broken: string[] = [];
  const seen = new Set(['index.html']);
  for (const page of seen)
    for (const url of ownUrls(page, live[page] ?? '')) {
      const file = fileOf(live, url);
      if (file === undefined) broken.push(`${page} leads to ${url}, which is missing`);
      else if (file.endsWith('.html')) seen.add(file);
    }
  return broken;
}

function fileOf(live: Tree, url: string): string | undefined {
  const name = decodeURI(url).slice(1);
  return [name, `${name}index.html`, `${name}/index.html`, `${name}.html`].find((file) => live[file] !== undefined);
}

const ownUrls = (page: string, html: string) =>
  urlsOf(page, html).flatMap((url) => /^\/(?!\/)[^?#]*/.exec(url)?.[0] ?? []);
