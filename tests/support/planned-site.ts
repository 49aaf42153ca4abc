/** Data files → what pages are planned with, and the pages. There is one picture and no map. */
import type { Assets } from '../../src/assets/assets.ts';
import { expandTokens } from '../../src/domain/texts/expand-tokens.ts';
import type { Linking, SiteModel } from '../../src/model/build-model.ts';
import { ReadTracker } from '../../src/model/read-tracker.ts';
import { listPages } from '../../src/routes/list-pages.ts';
import { createPlanner } from '../../src/routes/planner.ts';
import type { Route } from '../../src/routes/route.ts';
import { aCity, aLinkedSite, type DataFile } from './builders.ts';

const picture = { path: '/piano.svg', width: 1, height: 1, sources: [] };
const assets: Assets = {
  ...{ pages: new Map(), favicon: '', icon: '', touchIcon: '', manifest: '', files: [] },
  pictures: new Map([['piano.svg', picture]]),
  cardPolicy: 'page',
  planCard: () => ({ path: '/card.png', width: 1, height: 1 }),
  themeColor: { light: '', dark: '' },
  planMap: () => undefined,
  mapDrawing: () => undefined,
};

interface PlannerInput {
  now?: Date;
  main?: SiteModel;
  own?: Linking['own'];
}

/** The planner of a site in one language, or in another one than `main`. */
export function aPlanner(files: readonly DataFile[], { now = new Date(0), main, own }: PlannerInput = {}) {
  const reads = new ReadTracker();
  const { model } = aLinkedSite(files, { reads, own });
  const planner = createPlanner({ model, assets, reads, now, main, languageLinks: () => [] });
  return { planner, model, reads };
}

/** A linked site, and its pages as they would be rendered, with tokens filled in. */
export function aPlannedSite(files: readonly DataFile[]) {
  const { planner, model, reads } = aPlanner(files);
  const pages = listPages(planner);
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
