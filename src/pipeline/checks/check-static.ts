/** Checks the static folder: replaced files, colliding names, its own rules, and the links of its pages. */
import { type Diagnostic, startOf } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/file-names.ts';
import { checkOwnFiles } from '../../emit/checks/check-own-files.ts';
import { checkOwnHeaders } from '../../emit/checks/check-own-headers.ts';
import { checkOwnRedirects } from '../../emit/checks/check-own-redirects.ts';
import { checkReplaced } from '../../emit/checks/check-replaced.ts';
import { checkStaticNames } from '../../emit/checks/check-static-names.ts';
import { checkHost } from '../../emit/hosts/check-host.ts';
import { generatedPaths, type OutputInput } from '../../emit/plan-output.ts';
import { readPage } from '../../html/read-page.ts';
import { checkStaticPages, hasOwnPolicy } from '../../lint/pages/check-static-pages.ts';
import type { ReadySite } from '../data/link-site.ts';
import type { SiteOptions } from '../site-options.ts';
import { policyDirectives } from '../site-policy.ts';

export function checkStatic(site: {
  input: OutputInput;
  ready: ReadySite;
  options: SiteOptions;
  isServed: (target: string) => boolean;
  /** The ids of a page, by its URL path. */
  idsAt: (url: string) => string | undefined;
}): Diagnostic[] {
  const { input, options, isServed, idsAt } = site;
  const { model, pages } = site.ready;
  const { base, origin } = model.urls;
  const folder = relativePath(options.root, options.static);
  const redirects = model.redirects.map(({ from, file }) => ({ file: model.urls.file(from), source: file }));
  const targets = {
    has: isServed,
    get: (target: string) => {
      const list = idsAt(target);
      return list === undefined ? undefined : new Set(list.split(' '));
    },
  };
  const isOwn = hasOwnPolicy(input.staticFiles);
  const policy = policyDirectives(site.ready);
  const { url, precompress } = model.site;
  const { site: record } = site.ready.records;
  const host = {
    folder,
    locate: (path: readonly string[]) => record?.locate([...path]) ?? startOf('data/site.yaml'),
    settings: { trailingSlash: url.trailingSlash, precompress },
    countFiles: () => generatedPaths(input).length + pages.length + input.staticFiles.length,
  };
  return [
    ...checkHost(input, host),
    ...checkOwnRedirects(input.staticFiles, {
      folder,
      base,
      isServed,
      aliases: () => model.redirects.map(({ from }) => model.urls.href(from)),
    }),
    ...checkOwnHeaders(input.staticFiles, folder),
    ...checkOwnFiles(input.staticFiles, { folder, base, isServed }),
    ...checkReplaced(input, { folder, pages }),
    ...checkStaticNames(input, { folder, pages: [...redirects, ...pages] }),
    ...checkStaticPages(
      input.staticFiles
        .filter((file) => /\.html?$/i.test(file.path))
        .map(({ path, contents }) => {
          const html = Buffer.from(contents).toString('utf8');
          return { path, html, read: readPage(html) };
        }),
      { base, origin, targets, folder, policyFor: (path) => (isOwn(path) ? undefined : policy) },
    ),
  ];
}
