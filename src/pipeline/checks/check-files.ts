/** Checks everything that a site publishes besides pages, or that its pages load. Reads the site's own styles. */
import type { FileToMake } from '../../assets/assets.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkScriptFiles } from '../../lint/pages/check-script-files.ts';
import type { ReadySite } from '../data/link-site.ts';
import type { Outputs } from '../outputs.ts';
import type { SiteOptions } from '../site-options.ts';
import { checkOwnStyles } from './check-own-styles.ts';
import { checkStatic } from './check-static.ts';

interface Files {
  outputs: Outputs;
  /** Share cards, which are known only after all pages. */
  cards: readonly FileToMake[];
  /** The ids of a page, by its URL path. */
  idsAt: (url: string) => string | undefined;
}

export function checkFiles(ready: ReadySite, options: SiteOptions, { outputs, cards, idsAt }: Files): Diagnostic[] {
  const isServed = (target: string) => outputs.isServed(target);
  const encodedFiles = [...outputs.input.encodedFiles, ...cards.map(({ path }) => path)];
  const input = { ...outputs.input, encodedFiles };
  const { site } = ready.records;
  return [
    ...checkStatic({ input, ready, options, isServed, idsAt }),
    ...checkOwnStyles(ready, options),
    ...(site ? checkScriptFiles(site, (file) => isServed(ready.model.urls.link(file))) : []),
  ];
}
