/** Checks a site's pages one after the other, and keeps of each what checks of the others need. Pure. */
import type { CardText } from '../assets/assets.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { contentPolicy } from '../domain/policies/content-policy.ts';
import { createLoadCheck } from '../lint/pages/check-loads.ts';
import { PageChecks } from '../lint/pages/check-pages.ts';
import { once } from '../memo/memoize.ts';
import { draftPages } from '../model/entities.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import type { MadePage } from './make-page.ts';
import type { ReadySite } from './ready-site.ts';

/** What other pages and files need of a finished page, which is not kept itself. Plain JSON, so that the next build can use it. */
export interface PageExports {
  /** Ids, separated by spaces. */
  ids: string;
  /** Links to fragments of other pages. */
  fragments: string[];
  inlineScripts: string[];
  card: CardText;
}

/** `isServed`: whether a file is served at a URL path. */
export function seenPages(ready: ReadySite, isServed: (target: string) => boolean) {
  const { base, origin, href } = ready.main.model.urls;
  const drafts = once(
    () => new Map(ready.languages.flatMap(({ records, model }) => [...draftPages(records, model.urls)])),
  );
  const checks = new PageChecks({
    base,
    origin,
    isServed,
    draftAt: (target) => drafts().get(target),
    findLink: (target) => ready.linkPositions().get(target),
    findSection: (file, id) => findSection(ready, file, id),
  });
  const checkLoads = createLoadCheck({ directives: contentPolicy(ready.policy, []), origin });
  return {
    checks,
    /** Checks a page that was just made. */
    check(
      { page: { read }, route }: Pick<MadePage, 'page' | 'route'>,
      planned: PlannedPage,
    ): { exports: PageExports; diagnostics: Diagnostic[] } {
      const { problems, ids, fragments } = checks.check(planned, { read, url: href(planned.path) });
      const exports: PageExports = { ids, fragments, inlineScripts: read.inlineScripts, card: route.card };
      return { exports, diagnostics: [...problems, ...checkLoads(planned, read.external)] };
    },
    /** Adds a page of the last build. */
    reuse(planned: PlannedPage, exports: PageExports): void {
      checks.note(planned, { url: href(planned.path), ...exports });
    },
  };
}

function findSection({ languages }: ReadySite, file: string, id: string): Location | undefined {
  const record = languages.flatMap(({ records }) => records.all).find((one) => one.file === file);
  const { sections = [] } = (record?.contents().value ?? {}) as { sections?: { id?: string }[] };
  const index = sections.findLastIndex((section) => section.id === id);
  return index === -1 ? undefined : record?.locate(['sections', index, 'id']);
}
