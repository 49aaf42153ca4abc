/** What a page reads of the planner is tracked because it is read: a page cannot depend on anything without saying so. */
import { expect, test } from 'vitest';
import type { City, Collections } from '../../../src/model/site-model.ts';
import type { SitePart } from '../../../src/model/site-part.ts';
import type { Planner } from '../../../src/routes/planner.ts';
import { aCity, aModel } from '../../support/builders.ts';
import { aPlanner } from '../../support/planned-site.ts';

const files = [aCity({ name: 'Bend' })];
const { planner, model, reads } = aPlanner(files, { main: aModel(files) });
const { assets } = planner;
const bend = { slug: 'bend-or', county: 'wake-county-nc' };

type Model = Planner['model'];
/** These depend only on the settings, of which every page reads the name of the business, or on the text that they get, or are for the planner, lists of pages and other stages. */
type Untracked =
  | 'urls'
  | 'rich'
  | 'pageFile'
  | 'siteFile'
  | 'otherPhones'
  | 'redirects'
  | 'generatedPages'
  | 'draftCounties';
/** `once` makes its value with the others. */
type Tracked = Omit<Planner, 'model' | 'assets' | 'once'> &
  Planner['assets'] &
  Omit<Model, keyof Collections | Untracked>;

/** By the planner's members, a use of each and the part that it reads: the compiler asks for a new one. */
const uses: { readonly [Name in keyof Tracked]: readonly [use: () => unknown, part: SitePart] } = {
  year: [() => planner.year, ['year']],
  isNow: [() => planner.isNow('06-01', '11-30'), ['time', '06-01', '11-30']],
  languageLinks: [() => planner.languageLinks('/about/'), ['at', '/about/']],
  untranslatedPlaces: [() => planner.untranslatedPlaces({ service: 'tuning' }), ['untranslated', '', 'tuning']],
  countyOf: [() => planner.countyOf({ data: bend } as unknown as City), ['county of places', 'wake-county-nc']],
  bundle: [() => assets.bundle('home'), ['bundle', 'home']],
  picture: [() => assets.picture('piano.svg'), ['picture', 'piano.svg']],
  planCard: [() => assets.planCard(card), ['brand']],
  cardPolicy: [() => assets.cardPolicy, ['brand']],
  planMap: [() => assets.planMap({ label: '', title: '', county: 'wake-county-nc' }), ['map', 'wake-county-nc']],
  themeColor: [() => assets.themeColor, ['brand']],
  site: [() => model.site, ['site']],
  lists: [() => model.lists.read('nearby', 'bend-or'), ['list', 'nearby', 'bend-or']],
  states: [() => model.states.size, ['list', 'state', '*']],
  footerServices: [() => model.footerServices, ['footer services']],
  fileOf: [() => model.fileOf('city', bend), ['file', 'city', 'bend-or']],
  news: [() => model.news(3), ['news', '3']],
  newsOf: [() => model.newsOf('/about/'), ['at', '/about/']],
  reviews: [() => model.reviews, ['reviews']],
  reviewsOf: [() => model.reviewsOf('/about/'), ['at', '/about/']],
  page: [() => model.page('home'), ['page', 'home']],
  mainPhone: [() => model.mainPhone, ['site']],
  phoneOf: [() => model.phoneOf('/about/'), ['at', '/about/']],
  ownFields: [() => model.ownFields('city'), ['custom', 'city']],
};

const card = { title: '', line: '' };

test.each(Object.entries(uses))('a page that reads %s depends on it', (_, [use, part]) => {
  expect([...reads.during(use).reads.values()]).toEqual([part]);
});

test('a page that reads one entity depends on that one, and a page that reads how many there are, on all', () => {
  const { cities } = model;
  expect([...reads.during(() => cities.get('bend-or')).reads.values()]).toEqual([['shown', 'city', 'bend-or']]);
  const all = () => [cities.size, cities.values()];
  expect([...reads.during(all).reads.values()]).toEqual([['all', 'city']]);
});

test('a page that shows what is made once depends on all that it was made from', () => {
  const shown = () => planner.once('the picture', () => assets.picture('piano.svg'));
  reads.during(shown);
  expect([...reads.during(shown).reads.values()]).toEqual([['picture', 'piano.svg']]);
});
