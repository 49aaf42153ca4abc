/** Checks everything that a site publishes besides pages, or that its pages load. Reads the site's own styles. */
import { existsSync, readFileSync } from 'node:fs';
import { type Diagnostic, wholeFile } from '../../diagnostics/diagnostic.ts';
import { relativePath } from '../../domain/file-names.ts';
import { hostOf } from '../../domain/hosts/hosts.ts';
import { checkServedFiles } from '../../emit/checks/all-checks.ts';
import { textOf } from '../../emit/output-file.ts';
import { checkStyleLoads } from '../../lint/pages/check-loads.ts';
import { checkScriptFiles } from '../../lint/pages/check-script-files.ts';
import { checkStaticPages } from '../../lint/pages/check-static-pages.ts';
import type { Outputs } from '../outputs.ts';
import type { ReadySite } from '../ready-site.ts';
import type { SiteOptions } from '../site-options.ts';

interface Files {
  outputs: Outputs;
  /** The ids of a page, by its URL path. */
  idsAt: (url: string) => ReadonlySet<string> | undefined;
}

export function checkFiles(ready: ReadySite, options: SiteOptions, { outputs, idsAt }: Files): Diagnostic[] {
  const { main, pages } = ready;
  const { model, records } = main;
  const { base, origin } = model.urls;
  const { url, precompress } = model.site;
  const { staticFiles } = outputs.input;
  const isServed = (target: string) => outputs.isServed(target);
  const folder = relativePath(options.root, options.static);
  const locate = (path: readonly string[]) => records.site?.locate([...path]) ?? wholeFile('data/site.yaml');
  const settings = { trailingSlash: url.trailingSlash, precompress };

  const sendsPolicy = hostOf(model.site.deploy).sendsHeaders;
  const directives = ready.policy;
  const policyFor = (path: string) => (outputs.hasOwnPolicy(path) || !sendsPolicy ? undefined : directives);
  const styles = staticFiles.filter(({ path }) => /\.css$/i.test(path));
  return [
    ...checkServedFiles(outputs.input, { folder, pages, isServed, locate, now: options.now, settings }),
    ...checkStaticPages(
      outputs.staticPages.map(({ file, read }) => ({ path: file.path, html: textOf(file), read })),
      {
        base,
        origin,
        isServed: (target) => outputs.answering(target) !== undefined,
        idsAt,
        folder,
        policyFor,
      },
    ),
    ...checkStyleLoads(
      [
        ...ownStyles(ready, options.root).map((style) => ({ ...style, prefix: base, directives })),
        ...styles.map((file) => {
          return { file: `${folder}/${file.path}`, text: textOf(file), directives: policyFor(file.path) };
        }),
      ],
      { origin, base, isServed },
    ),
    ...(records.site ? checkScriptFiles(records.site, (file) => isServed(model.urls.link(file))) : []),
  ];
}

/** The site's own stylesheets among those of its bundles, which include built-in ones and those of packages. */
function ownStyles({ folders, bundled }: ReadySite, root: string): { file: string; text: string }[] {
  const read = (file: string) => ({ file: relativePath(root, file), text: readFileSync(file, 'utf8') });
  return [...bundled.styleInputs]
    .filter((file) => file.endsWith('.css') && folders.isOwn(file) && existsSync(file))
    .sort()
    .map(read);
}
