/** `scripts` of site.yaml → the size of each, if its file is part of the site. Pure. */
import { isOnPage, siteScripts } from '../../domain/policies/site-scripts.ts';
import type { GeneratedFile } from '../../emit/output-file.ts';
import { compressedBytes } from '../../lint/weight/weigh-pages.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { ScriptLine } from './report-data.ts';

interface ScriptedSite {
  model: Pick<SiteModel, 'site'>;
  pages: readonly { path: string; template: string }[];
  generated: readonly GeneratedFile[];
}

/** A third-party script has no size: its server may send different bytes to each visitor. */
export function measureScripts({ model, pages: all, generated }: ScriptedSite): ScriptLine[] {
  return siteScripts(model.site).map((script): ScriptLine => {
    const { name, src, host, when } = script;
    const pages = all.filter(({ path, template }) => isOnPage(script, { path, kind: template })).length;
    const file =
      host === undefined ? generated.find(({ path }) => `/${path}` === src.replace(/[?#].*$/, '')) : undefined;
    return { name, src, when, pages, ...(file && { bytes: compressedBytes(file.make()) }) };
  });
}
