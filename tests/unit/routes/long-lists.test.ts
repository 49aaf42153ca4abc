/** Lists that are too long for a page: what is shown in their place, and the pages they continue on. */
import { describe, expect, it, vi } from 'vitest';
import { aCity, aCounty, aService, phoneOverrides, problemsOf } from '../../support/builders.ts';
import { aPlannedSite, manyPlaces } from '../../support/planned-site.ts';

const manyCounties = (count: number, state: string) =>
  Array.from({ length: count }, (_, index) => aCounty({ name: `${state} County ${index + 1}`, state }));

describe('a county with more places than a page lists', () => {
  const county = '/areas/deschutes-county-or/';
  const site = aPlannedSite([
    ...manyPlaces(401),
    aCity({ name: 'Zenith', featuredInCounty: true }),
    phoneOverrides({ 'deschutes-county-or': '541-555-0199' }),
  ]);

  it('shows its featured places as cards and lists all by name', () => {
    const { props } = site.routeAt(county, 'county');
    expect(props.cards.map(({ name }) => name)).toEqual(['Zenith']);
    expect(props.list?.rows).toHaveLength(200);
    expect(props.list?.rows[0]).toMatchObject({ label: 'Place 001', href: '/areas/place-001-or/' });
  });

  it('leads from each page to those before and after it, and names what is on each', () => {
    const pagerOf = (path: string) => site.routeAt(path, 'county').props.list?.pager;
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

  it('gives each page a different title, heading and URL', () => {
    const { props, structuredData } = site.routeAt(`${county}page-2/`, 'county');
    expect(props.shell).toMatchObject({
      title: 'Services in Deschutes County, OR, page 2 of 3',
      canonical: `https://highdesertpianos.example${county}page-2/`,
    });
    expect(props.hero.title).toBe(props.shell.title);
    expect(props.shell.description).toMatch(/Place 201 to Place 400/);
    expect(props.breadcrumbs.slice(2)).toEqual([{ text: 'Deschutes County', href: county }, { text: 'Page 2' }]);
    expect(JSON.stringify(structuredData)).toContain(`"@id":"https://highdesertpianos.example${county}#business"`);
  });

  it('has the county’s phone number on every page', () => {
    expect(site.routeAt(`${county}page-3/`, 'county').props.shell.phone.display).toContain('555-0199');
  });

  it('depends, on each page, on no place of another page but its name', () => {
    const page = site.pages.find(({ path }) => path === `${county}page-3/`);
    const { reads } = site.reads.during(() => page?.plan());
    const cities = [...reads.values()].flatMap(([what, kind, slug]) => (kind === 'city' ? `${what} ${slug}` : []));
    expect(cities.sort()).toEqual(['shown place-401-or', 'shown zenith-or']);
  });
});

describe('many posts', () => {
  const fields = { description: 'A piano was tuned, and what was found in it.', keywords: ['piano'] };
  const posts = Array.from({ length: 90 }, (_, index) => {
    const date = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
    const text = `---\n${JSON.stringify({ ...fields, title: `A piano ${index}`, date })}\n---\nIt is in tune.`;
    return { kind: 'post' as const, slug: `${date}-a-piano-${index}`, text };
  });

  it('are planned with as few formats of dates as a few posts are', () => {
    const formats = (count: number) => {
      const { pages } = aPlannedSite(posts.slice(0, count));
      let made = 0;
      class Counted extends Intl.DateTimeFormat {
        constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
          super(...given);
          made++;
        }
      }
      vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Counted } }));
      for (const page of pages) page.plan();
      vi.unstubAllGlobals();
      return made;
    };
    expect(formats(90)).toBe(formats(15));
  });
});

describe('very many counties', () => {
  const few = aPlannedSite([...manyCounties(150, 'OR'), ...manyCounties(49, 'WA')]);
  const many = aPlannedSite([
    ...manyCounties(201, 'OR'),
    ...manyCounties(1, 'WA'),
    aCity({ name: 'Spokane', state: 'WA', county: 'wa-county-1-wa' }),
  ]);

  it('are listed together up to 200', () => {
    const { counties } = few.routeAt('/areas/', 'areas').props;
    expect(counties).toMatchObject({ cards: [], pager: undefined });
    expect(counties.rows).toHaveLength(199);
  });

  it('above that number are listed by state, each state on its own pages', () => {
    expect(many.routeAt('/areas/', 'areas').props.counties).toMatchObject({
      cards: [],
      rows: [
        { label: 'Oregon', href: '/areas/oregon/', note: '0 cities' },
        { label: 'Washington', href: '/areas/washington/', note: '1 city', time: '30-45 min' },
      ],
    });
    const rows = ['/areas/oregon/', '/areas/oregon/page-2/', '/areas/washington/'].map(
      (path) => many.routeAt(path, 'areas').props.counties.rows.length,
    );
    expect(rows).toEqual([200, 1, 1]);
    expect(many.routeAt('/areas/oregon/', 'areas').props.hero.title).toBe('Counties we serve in Oregon');
  });

  it('lead back to their state', () => {
    const { breadcrumbs } = many.routeAt('/areas/wa-county-1-wa/', 'county').props;
    expect(breadcrumbs.at(-2)).toEqual({ text: 'Washington', href: '/areas/washington/' });
  });

  it('continue on further pages of the areas page if there is one state', () => {
    const site = aPlannedSite(manyCounties(201, 'OR'));
    expect(site.routeAt('/areas/', 'areas').props.counties.pager?.next?.href).toBe('/areas/page-2/');
    expect(site.routeAt('/areas/page-2/', 'areas').props.counties.rows).toHaveLength(1);
  });

  it('are twelve in the footer, before a link to all', () => {
    const { areas } = many.routeAt('/about/', 'about').props.shell.footer;
    expect(areas).toHaveLength(13);
    expect(areas.at(-1)).toEqual({ label: 'Check All Service Areas', href: '/areas/' });
  });
});

describe('many places', () => {
  const site = aPlannedSite([
    ...manyPlaces(101),
    aCity({ name: 'Bend', featured: true }),
    aService({ title: 'Tuning' }),
  ]);

  it('are found by county on the home page, beside the featured ones', () => {
    const { primary, additional, regions } = site.routeAt('/', 'home').props.areas;
    expect(primary.map(({ name }) => name)).toEqual(['Bend']);
    expect(additional).toEqual([]);
    expect(regions.rows).toMatchObject([{ label: 'Deschutes County', note: '102 cities' }]);
  });

  it('of a service are named by county, including in structured data', () => {
    const { props, structuredData } = site.routeAt('/services/tuning/', 'service');
    expect(props.places).toEqual([{ label: 'Deschutes County', href: '/areas/deschutes-county-or/' }]);
    expect(props.allAreas?.href).toBe('/areas/');
    expect(JSON.stringify(structuredData)).toContain('"areaServed":["Deschutes County, OR"]');
  });
});

describe('many reviews', () => {
  const names = Array.from({ length: 41 }, (_, index) => `Customer ${index + 1}`);
  const more = { location: 'Bend', rating: 5, text: 'Good.', service: 'tuning', date: '2026-01-02' };
  const text = JSON.stringify(names.map((name, index) => ({ id: index + 1, name, ...more })));

  it('are on the home page up to the first 40', () => {
    const { items } = aPlannedSite([{ kind: 'reviews', slug: 'reviews', text }]).routeAt('/', 'home').props.reviews;
    expect(items.map(({ name }) => name)).toEqual(names.slice(0, 40));
  });
});

describe('many services', () => {
  const services = Array.from({ length: 61 }, (_, index) => aService({ title: `Work ${index}` }));
  const cardsOf = (files: typeof services) => aPlannedSite(files).routeAt('/services/', 'services').props;

  it('are twelve in the footer, before a link to all', () => {
    expect(cardsOf(services.slice(0, 24)).shell.footer.services).toHaveLength(24);
    const links = cardsOf(services.slice(0, 25)).shell.footer.services;
    expect(links).toHaveLength(13);
    expect(links.at(-1)).toEqual({ label: 'View All Services', href: '/services/' });
  });

  it('are three on the page of another, of the same category', () => {
    const { related } = aPlannedSite(services).routeAt('/services/work-1/', 'service').props;
    expect(related.map(({ title }) => title)).toEqual(['Work 0', 'Work 10', 'Work 11']);
  });

  it('are cards up to 60, and are all named by category', () => {
    expect(cardsOf(services.slice(1)).list.cards).toHaveLength(60);
    const { list, overview } = cardsOf(services);
    expect(list.cards).toHaveLength(60);
    expect(overview.categories.flatMap((category) => category.services)).toHaveLength(61);
  });
});

it('a page that lists no places depends on no place and no county, except for the names in its footer', () => {
  const site = aPlannedSite(manyPlaces(3));
  const about = site.pages.find(({ path }) => path === '/about/');
  const { reads } = site.reads.during(() => about?.plan());
  expect([...reads.values()].filter((part) => /cit|count/.test(part.join(' ')))).toEqual([
    ['list', 'footer counties', ''],
  ]);
});

it('the page of a list cannot be the alias of another page', () => {
  const service = aService({ title: 'Tuning', aliases: ['/areas/deschutes-county-or/page-2/'] });
  expect(problemsOf([...manyPlaces(201), service]).map(({ code }) => code)).toContain('url/collision');
});

it('a county with few places shows the featured ones first, then the others in order', () => {
  const places = [
    aCity({ name: 'Ashford' }),
    aCity({ name: 'Sisters', featuredInCounty: true }),
    aCity({ name: 'Bend' }),
  ];
  const { routeAt } = aPlannedSite([aCounty({ name: 'Deschutes County' }), ...places]);
  const { cards } = routeAt('/areas/deschutes-county-or/', 'county').props;
  expect(cards.map(({ name }) => name)).toEqual(['Sisters', 'Ashford', 'Bend']);
});
