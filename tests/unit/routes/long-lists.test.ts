/** Lists that are too long for a page: what is shown in their place, and the pages they continue on. */
import { describe, expect, it } from 'vitest';
import { isListedByState } from '../../../src/domain/list-limits.ts';
import { placeIndex } from '../../../src/emit/place-index.ts';
import { stateRow } from '../../../src/routes/cards.ts';
import type { WordingKey } from '../../../src/routes/route.ts';
import {
  aCity,
  aCounty,
  aService,
  type DataFile,
  phoneOverrides,
  problemsOf,
  siteFile,
  someReviews,
} from '../../support/builders.ts';
import { aPlannedSite, aPlanner, manyPlaces } from '../../support/planned-site.ts';

const county = '/areas/deschutes-county-or/';
const services = Array.from({ length: 61 }, (_, index) =>
  aService({ title: index === 0 ? 'Tuning' : `Work ${index}` }),
);
const large = aPlannedSite([
  ...manyPlaces(401),
  aCity({ name: 'Zenith', featured: true, featuredInCounty: true }),
  phoneOverrides({ 'deschutes-county-or': '541-555-0199' }),
  ...services,
  someReviews(...Array(41).fill({})),
]);

describe('a county with more places than a page lists', () => {
  it('shows its featured places as cards and lists all by name', () => {
    const { props } = large.routeAt(county, 'county');
    expect(props.cards.map(({ name }) => name)).toEqual(['Zenith']);
    expect(props.list?.rows).toHaveLength(200);
    expect(props.list?.rows[0]).toMatchObject({ label: 'Place 001', href: '/areas/place-001-or/' });
  });

  it('leads from each page to those before and after it, and names what is on each', () => {
    const pagerOf = (path: string) => large.routeAt(path, 'county').props.list?.pager;
    expect(pagerOf(county)).toMatchObject({ previous: undefined, next: { href: `${county}page-2/` } });
    expect(pagerOf(`${county}page-2/`)).toMatchObject({
      previous: { href: county },
      next: { href: `${county}page-3/` },
      pages: [
        { label: 'Place 001 to Place 200', number: 'Page 1', href: county, isCurrent: false },
        { label: 'Place 201 to Place 400', number: 'Page 2', isCurrent: true },
        { label: 'Place 401 to Zenith', number: 'Page 3', isCurrent: false },
      ],
    });
    expect(pagerOf(`${county}page-3/`)).toMatchObject({ next: undefined });
  });

  it('gives each page a different title, heading and URL, and all the county’s phone number', () => {
    const { props, structuredData } = large.routeAt(`${county}page-2/`, 'county');
    expect(props.shell).toMatchObject({
      title: 'Services in Deschutes County, OR, page 2 of 3',
      canonical: `https://highdesertpianos.example${county}page-2/`,
      phone: { display: expect.stringContaining('555-0199') },
    });
    expect(props.hero.title).toBe(props.shell.title);
    expect(props.shell.description).toMatch(/Place 201 to Place 400/);
    expect(props.breadcrumbs.slice(2)).toEqual([{ text: 'Deschutes County', href: county }, { text: 'Page 2' }]);
    expect(JSON.stringify(structuredData)).toContain(`"@id":"https://highdesertpianos.example${county}#business"`);
  });

  it('depends, on each page, on no place of another page but its name', () => {
    const page = large.pages.find(({ path }) => path === `${county}page-3/`);
    const { reads } = large.reads.during(() => page?.plan());
    const cities = [...reads.values()].flatMap(([what, kind, slug]) => (kind === 'city' ? `${what} ${slug}` : []));
    expect(cities.sort()).toEqual(['shown place-401-or', 'shown zenith-or']);
  });

  it('cannot have such a page as the alias of another', () => {
    const service = aService({ title: 'Tuning', aliases: [`${county}page-2/`] });
    expect(problemsOf([...manyPlaces(201), service]).map(({ code }) => code)).toContain('url/collision');
  });
});

describe('very many counties', () => {
  const countiesIn = (state: string, count: number) =>
    Array.from({ length: count }, (_, index) => aCounty({ name: `${state} County ${index + 1}`, state }));
  const many = aPlannedSite([
    ...countiesIn('OR', 201),
    ...countiesIn('WA', 1),
    aCity({ name: 'Spokane', state: 'WA', county: 'wa-county-1-wa' }),
  ]);

  it('are listed by state, each state on its own pages, to which counties lead back', () => {
    expect(isListedByState(200, 2)).toBe(false);
    expect(many.routeAt('/areas/', 'areas').props.counties).toMatchObject({
      cards: [],
      rows: [
        { label: 'Oregon', href: '/areas/oregon/', note: '' },
        { label: 'Washington', href: '/areas/washington/', note: '1 city', time: '30-45 min' },
      ],
    });
    const rows = ['/areas/oregon/', '/areas/oregon/page-2/', '/areas/washington/'].map(
      (path) => many.routeAt(path, 'areas').props.counties.rows.length,
    );
    expect(rows).toEqual([200, 1, 1]);
    expect(many.routeAt('/areas/oregon/', 'areas').props.hero.title).toBe('Counties we serve in Oregon');
    const { breadcrumbs } = many.routeAt('/areas/wa-county-1-wa/', 'county').props;
    expect(breadcrumbs.at(-2)).toEqual({ text: 'Washington', href: '/areas/washington/' });
  });

  it('are counted by state in another language, too, with the places that have no page in it', () => {
    const { planner } = aPlanner([...countiesIn('OR', 201), ...countiesIn('WA', 1)], { main: many.model });
    const row = stateRow(planner, { slug: 'WA', code: 'WA', name: 'Washington', path: '/areas/washington/' });
    expect(row).toMatchObject({ note: '1 city', time: '30-45 min' });
  });

  it('continue on further pages of the areas page if there is one state', () => {
    const site = aPlannedSite(countiesIn('OR', 201));
    expect(site.routeAt('/areas/', 'areas').props.counties).toMatchObject({
      cards: [],
      pager: { next: { href: '/areas/page-2/' } },
    });
    expect(site.routeAt('/areas/page-2/', 'areas').props.counties.rows).toHaveLength(1);
  });

  it('of one state are twelve in the footer, before a link to all; of several, these states are', () => {
    const labelsOf = ({ routeAt }: typeof many) =>
      routeAt('/about/', 'about').props.shell.footer.areas.map(({ label }) => label);
    const labels = labelsOf(aPlannedSite(countiesIn('OR', 25)));
    expect([labels.length, labels.at(-1)]).toEqual([13, 'Check All Service Areas']);
    expect(labelsOf(many)).toEqual(['Oregon', 'Washington']);
  });
});

it('each page of a list names the wordings that its title and its description are made of', () => {
  // Each makes one capital letter.
  const wording = {
    ...{ countyHeading: 'C', stateHeading: 'S', countiesWeServe: 'W', newsHeading: 'N', newsDescription: 'D' },
    ...{ pageOf: 'P {title}', listDescription: 'L {title}', pageRange: 'R' },
  };
  const site = siteFile((text) => `${text}wording: ${JSON.stringify(wording)}\n`);
  const counties = Array.from({ length: 201 }, (_, index) => aCounty({ name: `County ${index}` }));
  const day = { title: 'A day', date: '2026-01-01', description: 'What was done.' };
  const posts = Array.from({ length: 13 }, (_, index): DataFile => {
    const text = `---\n${JSON.stringify(day)}\n---\nWe tuned.\n`;
    return { kind: 'post', slug: `2026-01-01-post-${index}`, text };
  });
  const { pages } = aPlannedSite([site, ...posts, ...counties, ...manyPlaces(201, { county: 'county-0-or' })]);
  const states = aPlannedSite([site, ...counties, aCounty({ name: 'Ada County', state: 'ID' })]);
  const lists = [...pages, ...states.pages].filter(({ path }) => /page-2|news\/$|idaho/.test(path));
  const letters = (text: string) => [...new Set(text.match(/[A-Z]/g))].sort().join('');
  const textOf = (keys: readonly WordingKey[] = []) => keys.map((key) => Object(wording)[key]).join();
  for (const { path, wording: keys, plan } of lists) {
    const { title, description } = plan().props.shell;
    const made = { title: letters(textOf(keys?.title)), description: letters(textOf(keys?.description)) };
    expect({ path, ...made }).toEqual({ path, title: letters(title), description: letters(description) });
  }
  expect(lists).toHaveLength(6);
});

describe('many places', () => {
  it('are found by county on the home page, beside the featured ones', () => {
    const { primary, additional, regions } = large.routeAt('/', 'home').props.areas;
    expect(primary.map(({ name }) => name)).toEqual(['Zenith']);
    expect(additional).toEqual([]);
    expect(regions.rows).toMatchObject([{ label: 'Deschutes County', note: '402 cities' }]);
  });

  it('of a service are named by county, including in structured data', () => {
    const { props, structuredData } = large.routeAt('/services/tuning/', 'service');
    expect(props.places).toEqual([{ label: 'Deschutes County', href: county }]);
    expect(props.allAreas?.href).toBe('/areas/');
    expect(JSON.stringify(structuredData)).toContain('"areaServed":["Deschutes County, OR"]');
  });

  it('have a field that finds them by name and postal code, but not up to 40', () => {
    const indexOf = ({ routeAt, model }: typeof large) => ({
      url: routeAt('/areas/', 'areas').props.placeIndex,
      places: placeIndex(model).flatMap(({ make }) =>
        JSON.parse(String(make())).flatMap(([, ...rows]: unknown[]) => rows),
      ),
    });
    const inOregon = manyPlaces(40, { zipCodes: ['97701', '97702'] });
    const { url, places } = indexOf(
      aPlannedSite([
        ...[aCounty({ name: 'Deschutes County' }), ...inOregon, aCounty({ name: 'Ada County', state: 'ID' })],
        aCity({ name: 'Place 007', state: 'ID', county: 'ada-county-id' }),
      ]),
    );
    expect(url).toBe('/places.json');
    expect(places).toHaveLength(41);
    expect(places).toContainEqual(['Place 008', '/areas/place-008-or/', '97701,97702']);
    expect(places).toContainEqual(['Place 007, ID', '/areas/place-007-id/', '97701']);
    expect(indexOf(aPlannedSite(inOregon))).toEqual({ url: undefined, places: [] });
  });

  it('are listed by name on the areas page, if they are up to 100', () => {
    const { places } = aPlannedSite(manyPlaces(41)).routeAt('/areas/', 'areas').props;
    const names = places?.links.map(({ label }) => label) ?? [];
    expect(names).toHaveLength(41);
    expect(names).toEqual([...names].sort());
    expect(large.routeAt('/areas/', 'areas').props.places).toBeUndefined();
  });
});

it('the home page has the first 40 of many reviews', () => {
  const { items } = large.routeAt('/', 'home').props.reviews;
  expect(items.map(({ name }) => name)).toEqual([...Array(40).keys()].map((index) => `Customer ${index + 1}`));
});

describe('many services', () => {
  it('are cards up to 60, and are all named by category', () => {
    const { list, overview } = large.routeAt('/services/', 'services').props;
    expect(list.cards).toHaveLength(60);
    expect(overview.categories.flatMap((category) => category.services)).toHaveLength(61);
  });

  it('are twelve in the footer, before a link to all, if there are more than 24', () => {
    const linksOf = (count: number) =>
      aPlannedSite(services.slice(0, count)).routeAt('/services/', 'services').props.shell.footer.services;
    expect(linksOf(24)).toHaveLength(24);
    const links = linksOf(25);
    expect(links).toHaveLength(13);
    expect(links.at(-1)).toEqual({ label: 'View All Services', href: '/services/' });
  });

  it('are three on the page of another, of the same category', () => {
    const { related } = large.routeAt('/services/work-1/', 'service').props;
    expect(related.map(({ title }) => title)).toEqual(['Tuning', 'Work 10', 'Work 11']);
  });
});

it('a county with few places shows the featured ones first, then the others in order', () => {
  const places = [
    aCity({ name: 'Ashford' }),
    aCity({ name: 'Sisters', featuredInCounty: true }),
    aCity({ name: 'Bend' }),
  ];
  const { routeAt } = aPlannedSite([aCounty({ name: 'Deschutes County' }), ...places]);
  const { cards } = routeAt(county, 'county').props;
  expect(cards.map(({ name }) => name)).toEqual(['Sisters', 'Ashford', 'Bend']);
});
