/** `scripts` of site.yaml → the size of each, if its file is part of the site. Pure. */
import { isOnPage, siteScripts } from '../../domain/policies/site-scripts.ts';
import { weigh } from '../../lint/weight/weigh-pages.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { ScriptLine } from './report-data.ts';

interface ScriptedSite {
  model: Pick<SiteModel, 'site'>;
  routes: readonly { path: string; template: string }[];
  files: readonly { path: string; contents: string | Uint8Array }[];
}

/** A third-party script has no size: its server may send different bytes to each visitor. */
export function measureScripts({ model, routes, files }: ScriptedSite): ScriptLine[] {
  return siteScripts(model.site).map((script): ScriptLine => {
    const { name, src, host, when } = script;
    const pages = routes.filter(({ path, template }) => isOnPage(script, { path, kind: template })).length;
    const file = host === undefined ? files.find(({ path }) => `/${path}` === src.replace(/[?#].*$/, '')) : undefined;
    return { name, src, when, pages, ...(file && { bytes: weigh(file.contents, true).compressed }) };
  });
}
