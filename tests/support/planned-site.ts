/** Data files → the pages that are planned from them, without pictures and maps. */
import type { Assets } from '../../src/assets/assets.ts';
import { expandTokens } from '../../src/domain/texts/expand-tokens.ts';
import { ReadTracker } from '../../src/model/read-tracker.ts';
import { listPages } from '../../src/routes/list-pages.ts';
import { createPlanner } from '../../src/routes/planner.ts';
import type { Route } from '../../src/routes/route.ts';
import { aCity, aLinkedSite, type DataFile } from './builders.ts';

const picture = { path: '/piano.svg', width: 1, height: 1, sources: [] };
const assets: Assets = {
  ...{ pages: new Map(), favicon: '', icon: '', touchIcon: '', manifest: '', files: [] },
  pictures: new Map([['piano.svg', picture]]),
  planCard: ({ page }) => ({ text: page, path: '/card.png', width: 1, height: 1 }),
  themeColor: { light: '', dark: '' },
  planMap: () => undefined,
  mapDrawing: () => undefined,
};

/** What a planner of a site in one language gets. */
export const inOneLanguage = { languages: [], twins: new Map(), main: undefined };

/** A linked site, and its pages as they would be rendered, with tokens filled in. */
export function aPlannedSite(files: readonly DataFile[]) {
  const reads = new ReadTracker();
  const { model } = aLinkedSite(files, { reads });
  const pages = listPages(createPlanner({ model, assets, reads, ...inOneLanguage, now: new Date(0) }));
  const routeAt = <Kind extends Route['template']>(path: string, kind: Kind) => {
    const route = pages.find((page) => page.path === path)?.plan();
    if (route?.template !== kind) throw new Error(`There is no ${kind} page ${path}.`);
    const filled = { ...route, props: expandTokens(route.props, route.tokens) };
    return filled as Extract<Route, { template: Kind }>;
  };
  return { model, reads, pages, routeAt };
}

/** Named from the last to the first, so that their order by name differs from that of their files. */
export const manyPlaces = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    aCity({ name: `Place ${String(count - index).padStart(3, '0')}`, ...more }),
  );
