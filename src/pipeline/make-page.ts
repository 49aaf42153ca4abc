/** Makes one page: plans it, fills in its tokens, renders, reads and checks it. */
import { loadTemplates, locator, type Templates } from '../assets/bundle/load-templates.ts';
import type { TemplateCall } from '../assets/bundle/template-calls.ts';
import { codeOf } from '../diagnostics/code-of.ts';
import { type Diagnostic, diagnose, startOf } from '../diagnostics/diagnostic.ts';
import { reasonOf } from '../diagnostics/reason-of.ts';
import { contentPolicy, formatMetaPolicy } from '../domain/policies/content-policy.ts';
import { hasMetaPolicy } from '../domain/policies/policy-settings.ts';
import { expandTokens } from '../domain/texts/expand-tokens.ts';
import { SeenParts } from '../domain/texts/seen-parts.ts';
import { createRenderer, type Page } from '../render/renderer.tsx';
import type { PlannedPage } from '../routes/list-pages.ts';
import type { Route } from '../routes/route.ts';
import type { ReadySite } from './data/link-site.ts';
import type { FieldReads } from './field-reads.ts';
import type { Profile } from './profile.ts';
import { sharedModules } from './shared-modules.ts';
import { sitePolicy } from './site-policy.ts';

export interface MadePage {
  route: Route;
  page: Page;
  /** The parts of the site that it read: while they are unchanged, so is the page. Empty if reads are not tracked. */
  parts: ReadonlySet<string>;
  calls: readonly TemplateCall[];
}

interface Settings {
  root: string;
  iconSprite: string;
  iconNames: ReadonlySet<string>;
  minify?: 'full' | undefined;
  /** The time limit per page for a site's own templates, in milliseconds; undefined for the default. */
  timeoutMs?: number | undefined;
  profile?: Profile | undefined;
  fieldReads?: FieldReads | undefined;
  readsDetails?: boolean | undefined;
  tracksReads?: boolean | undefined;
}

export type MakePage = (planned: PlannedPage) => Promise<MadePage | Diagnostic>;

/** Returns a diagnostic if the templates cannot be loaded. */
export function pageMaker({ bundled, reads, model }: ReadySite, settings: Settings): MakePage | Diagnostic {
  const { root, timeoutMs, profile, fieldReads, tracksReads = true, ...rendering } = settings;
  const { templates } = bundled;
  let render: ReturnType<typeof createRenderer>;
  let takeCalls: Templates['takeCalls'];
  try {
    const { site } = model;
    const policy = hasMetaPolicy(site) ? sitePolicy({ model, bundled }) : undefined;
    const loaded = loadTemplates(templates, sharedModules, { root, timeoutMs });
    takeCalls = loaded.takeCalls;
    render = createRenderer({
      ...loaded,
      ...rendering,
      country: site.business.address.country,
      metaPolicy: policy && ((scripts) => formatMetaPolicy(contentPolicy(policy, scripts))),
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (codeOf(error) === 'TREESITE_ENDLESS') {
      const own = [...new Set([...templates.own.values()].flat())];
      const hint = `Look for a loop outside the components in ${own.join(', ')}.`;
      return diagnose('template/endless', startOf(own[0] ?? 'templates'), reason, { hint });
    }
    const at = locator(templates, root)(error) ?? startOf('templates');
    return diagnose('template/error', at, `The templates could not be loaded: ${reason}`);
  }
  const seen = new SeenParts();
  return async (planned) => {
    const endPlan = profile?.begin('plan');
    const plan = () => withTokens(planned.plan(), seen);
    const { result: route, parts } = tracksReads
      ? reads.during(plan)
      : { result: reads.ignoring(plan), parts: noParts };
    endPlan?.();
    const endRender = profile?.begin('render');
    const page = await render(fieldReads ? fieldReads.watch(route, model.ownFields) : route);
    endRender?.();
    return 'text' in page ? { route, page, parts, calls: takeCalls() } : page;
  };
}

const noParts: ReadonlySet<string> = new Set();

/** The route with its tokens filled in, so that its texts are final. */
export function withTokens(route: Route, seen?: SeenParts): Route {
  const { props, facts, tokens } = route;
  seen?.beginPage();
  return { ...route, ...expandTokens({ props, facts }, tokens, seen) } as Route;
}
