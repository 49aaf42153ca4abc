/** Makes one page: plans it, fills in its tokens, renders and reads it. */
import { loadTemplates, locator } from '../assets/bundle/load-templates.ts';
import { type Diagnostic, diagnose, wholeFile } from '../diagnostics/diagnostic.ts';
import { reasonOf } from '../diagnostics/errors.ts';
import { allowInline, formatMetaPolicy, hasMetaPolicy } from '../domain/policies/content-policy.ts';
import { expandTokens } from '../domain/texts/expand-tokens.ts';
import { renameHeadings } from '../domain/texts/heading-ids.ts';
import type { Reads } from '../model/read-tracker.ts';
import type { FieldReads } from '../render/field-reads.ts';
import { createRenderer, type Page } from '../render/renderer.tsx';
import type { PlannedPage } from '../routes/list-pages.ts';
import type { Route } from '../routes/route.ts';
import type { ReadySite } from './ready-site.ts';
import { sharedModules } from './shared-modules.ts';
import type { SiteOptions } from './site-options.ts';
import { beginStage } from './stages.ts';

export interface MadePage {
  route: Route;
  page: Page;
  /** The parts of the site that it has read: while they are the same, so is the page. */
  reads: Reads;
}

interface Settings extends Pick<SiteOptions, 'root' | 'minify'> {
  /** Records which of the site's own fields templates read. */
  fieldReads?: FieldReads | undefined;
}

export type MakePage = (planned: PlannedPage) => Promise<MadePage | Diagnostic[]>;

/** Diagnostics if the templates cannot be loaded. */
export function pageMaker(
  { bundled, reads: tracker, main, languages, iconSprite, policy }: ReadySite,
  { root, minify, fieldReads }: Settings,
): MakePage | Diagnostic[] {
  const { templates } = bundled;
  let render: ReturnType<typeof createRenderer>;
  try {
    const { site, urls } = main.model;
    render = createRenderer({
      ...loadTemplates(templates, sharedModules, { root }),
      minify,
      iconSprite: urls.href(`/${iconSprite.file.path}`),
      iconNames: iconSprite.names,
      country: site.business.address.country,
      ...(languages.length > 1 && { languageOf: languageByHref(languages) }),
      metaPolicy: hasMetaPolicy(site) ? (scripts) => formatMetaPolicy(allowInline(policy, scripts)) : undefined,
    });
  } catch (error) {
    const reason = reasonOf(error);
    const at = locator(templates.sourceMap, root)(error) ?? wholeFile('templates');
    return [diagnose('template/error', at, `The templates could not be loaded: ${reason}`)];
  }
  return async (planned) => {
    beginStage('plan');
    const { result: route, reads } = tracker.during(() => withTokens(planned.plan()));
    beginStage('render');
    const draw = (drawn: Route) => render(fieldReads ? fieldReads.watch(drawn, main.model.ownFields) : drawn);
    const page = await draw(route);
    if (Array.isArray(page)) return page;
    const { ids } = page.read;
    if (new Set(ids).size === ids.length) return { route, page, reads };
    const renamed = { ...route, props: renameHeadings(route.props, ids) } as Route;
    const again = await draw(renamed);
    return Array.isArray(again) ? again : { route: renamed, page: again, reads };
  };
}

/** The language of the page that an href leads to, also by an alias. */
function languageByHref(sites: ReadySite['languages']): (href: string) => string | undefined {
  const languages = new Map(
    sites.flatMap(({ model: { site, urls, redirects }, pages }) =>
      [...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)].map(
        (path) => [urls.href(path), site.language] as const,
      ),
    ),
  );
  return (href) => languages.get(href.replace(/[?#].*/, ''));
}

/** The route with its tokens filled in, so that its texts are final. */
function withTokens(route: Route): Route {
  const { props, structuredData, tokens } = route;
  return { ...route, ...expandTokens({ props, structuredData }, tokens) } as Route;
}
