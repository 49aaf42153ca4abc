/** A request → files, or one sentence that says why there are none. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { planNew } from '../../../src/scaffold/plan-new.ts';
import type { CountyFile } from '../../../src/schema/types.gen.ts';
import { anError, aRequest, aSite, aSiteIn, texts } from './a-site.ts';

const inCrook = { county: 'crook-county-or' };

describe('a new file', () => {
  it('is named by the slug of name and state', () => {
    const [file] = planNew(aRequest({ name: ' Crooked  River & Ranch ', given: inCrook }), aSite()).files;
    expect(file?.file).toBe('cities/crooked-river-and-ranch-or.yaml');
    expect(parse(file?.text ?? '').name).toBe('Crooked River & Ranch');
  });

  it('reads its values as cells of a spreadsheet are read', () => {
    const given = { ...inCrook, state: 'Oregon', services: ['Piano Tuning'], radiusMeters: '12,500', latitude: '44,3' };
    const [file] = planNew(aRequest({ given }), aSite()).files;
    expect(file?.file).toBe('cities/prineville-or.yaml');
    const values = { services: ['piano-tuning'], radiusMeters: 12500, geo: { latitude: 44.3 } };
    expect(parse(file?.text ?? '')).toMatchObject({ state: 'OR', ...values });
  });

  it('has a mark for what its picture shows', () => {
    const [file] = planNew(aRequest({ given: { ...inCrook, image: 'piano.jpg' } }), aSite()).files;
    expect(parse(file?.text ?? '')).toMatchObject({ image: 'piano.jpg', alt: 'FILL IN alt' });
  });

  it.each([
    ['page', '404', '/404/ is not allowed as a page’s URL: it is reserved for 404.html. Choose another name.'],
    ['page', 'Index', '/index/ is not allowed as a page’s URL: it is reserved for index.html. Choose another name.'],
    ['page', 'Assets', expect.stringMatching(/^\/assets\/ is not allowed as a page’s URL: \/assets\/ is reserved/)],
  ] as const)('is refused if check would refuse its URL: %s %s', (kind, name, message) => {
    expect(() => planNew(aRequest({ kind, name }), aSite())).toThrow(anError('TREESITE_USAGE', message));
  });

  const unknown = 'There is no county crok-county-or. Did you mean crook-county-or?';
  it.each([
    [{ county: 'crok-county-or' }, `${unknown} Add --with-county to create the county too.`],
    [{ ...inCrook, services: ['piano-tuning', 'tuba'] }, 'There is no service tuba. Use piano-tuning.'],
  ])('is refused with a county or a service that does not exist: %j', (given, message) => {
    expect(() => planNew(aRequest({ given }), aSite())).toThrow(anError('TREESITE_USAGE', message));
  });

  it.each([
    ['TREESITE_REFUSED', 'city', 'Luik', { county: 'luik-be' }, false],
    ['TREESITE_REFUSED', 'county', 'Hasselt', {}, false],
    ['TREESITE_USAGE', 'city', 'Antwerpen', { county: 'Antwerpen' }, true],
  ] as const)(
    'is refused (%s) if a place and its county would have one URL: %s %s',
    (code, kind, name, given, withCounty) => {
      const site = aSite({
        home: { region: 'BE', country: 'BE' },
        slugs: { city: ['hasselt-be'], county: ['luik-be'], service: [] },
        texts: texts({ 'counties/luik-be.yaml': '', 'cities/hasselt-be.yaml': '' }),
      });
      const message = expect.stringMatching(/A place and a county of one name /);
      expect(() => planNew(aRequest({ kind, name, given, withCounty }), site)).toThrow(anError(code, message));
    },
  );

  it.each([
    ['post', { date: '2026-06-31' }, 'The date 2026-06-31 does not exist. '],
    ['city', { ...inCrook, updated: '2026-02-30' }, 'The date 2026-02-30 does not exist. '],
    ['city', { ...inCrook, eta: '53-38' }, 'eta is a range from 53 to 38 minutes, which ends before it begins. '],
    ['city', { ...inCrook, image: 'piano.jpg', alt: 'photo' }, 'The alternative text of piano.jpg does not say '],
    ['review', { service: 'piano-tuning', rating: '6' }, '“rating” is above 5. '],
    ['review', { service: 'piano-tuning', date: '2026-02-30' }, 'The date 2026-02-30 does not exist. '],
  ] as const)('is refused with a value that check would refuse: %s %j', (kind, given, message) => {
    const found = anError('TREESITE_USAGE', expect.stringMatching(new RegExp(`^${message}`)));
    expect(() => planNew(aRequest({ kind, name: 'Ada', given }), aSite())).toThrow(found);
  });

  it('is refused if no URL can be made', () => {
    expect(() => planNew(aRequest({ name: '!!!', given: inCrook }), aSite())).toThrow(anError('TREESITE_USAGE'));
  });
});

describe('a name in another alphabet', () => {
  const name = 'Αλλαγή χορδών';
  const planned = (changes: object) => planNew(aRequest({ kind: 'service', name, ...changes }), aSite()).files[0];

  it('is in a file with the given slug', () => {
    const file = planned({ slug: 'new-strings' });
    expect(file?.file).toBe('services/new-strings.yaml');
    expect(parse(file?.text ?? '').title).toBe(name);
  });

  it('with a few Latin ones is, too', () => {
    expect(planned({ name: 'Ремонт iPhone', slug: 'phone-repair' })?.file).toBe('services/phone-repair.yaml');
    const place = aRequest({ name: 'Αθήνα, WA', slug: 'athina', given: inCrook });
    expect(planNew(place, aSite()).files[0]?.file).toBe('cities/athina.yaml');
  });

  const add = 'Add --slug SLUG to the command.';
  it.each([
    [{}, `"${name}" has letters that a URL cannot have. ${add}`],
    [{ name: 'Ремонт iPhone' }, `"Ремонт iPhone" has letters that a URL cannot have. ${add}`],
    [{ kind: 'city', name: 'Αθήνα, WA', given: inCrook }, `"Αθήνα" has letters that a URL cannot have. ${add}`],
    [
      { kind: 'city', name: 'Madras', given: { county: 'Αττική' }, withCounty: true },
      expect.stringMatching(/ Add the county first, with npx treesite new county NAME --slug SLUG\.$/),
    ],
    [{ slug: 'New strings' }, expect.stringMatching(/^"New strings" is not a slug\./)],
    [{ slug: 'strings', name: 'New Strings' }, expect.stringMatching(/The slug of this name is new-strings\.$/)],
    [{ slug: 'tree', name: '🌲' }, expect.stringMatching(/Use a name with Latin letters or digits\.$/)],
  ])('is refused: %j', (changes, message) => {
    expect(() => planned(changes)).toThrow(anError('TREESITE_USAGE', message));
  });

  it('is the name of one county', () => {
    const county = (name: string) => ({ name }) as unknown as CountyFile;
    const counties = new Map([
      ['attiki', county('Αττική')],
      ['kriti', county('Κρήτη')],
    ]);
    const site = { ...aSiteIn('GR', 'GR'), counties, slugs: { city: [], service: [], county: ['attiki', 'kriti'] } };
    const [file] = planNew(aRequest({ given: { county: 'Κρήτη' } }), site).files;
    expect(parse(file?.text ?? '').county).toBe('kriti');
  });
});

describe('a place named with its state', () => {
  const place = (name: string, given = {}) => planNew(aRequest({ name, given: { ...inCrook, ...given } }), aSite());

  it.each([
    ['Prineville, OR', 'cities/prineville-or.yaml', { name: 'Prineville' }, 'OR'],
    ['Walla Walla WA', 'cities/walla-walla-wa.yaml', { name: 'Walla Walla', state: 'WA' }, 'WA'],
  ])('%s gets a file and a name without the state', (name, expected, value, state) => {
    const plan = place(name);
    const [file] = plan.files;
    expect(file?.file).toBe(expected);
    expect(parse(file?.text ?? '')).toMatchObject(value);
    expect(plan).toMatchObject({ notes: [expect.stringContaining(`State: ${state}.`)] });
  });

  it('keeps words that are not a state', () => {
    expect(place('Sunriver, The').files[0]?.file).toBe('cities/sunriver-the-or.yaml');
    expect(place('Lake Oregon').files[0]?.file).toBe('cities/lake-oregon-or.yaml');
    expect(place('Camp XX').files[0]?.file).toBe('cities/camp-xx-or.yaml');
    expect(place('Prineville')).toMatchObject({ notes: [] });
  });

  it('is refused if --state names another', () => {
    expect(() => place('Walla Walla, WA', { state: 'ID' })).toThrow(anError('TREESITE_USAGE'));
  });
});

describe('a new county', () => {
  const county = (name: string, given = {}) => planNew(aRequest({ kind: 'county', name, given }), aSite());

  it.each([
    ['Wheeler', {}, 'Wheeler County'],
    ['Vermilion', { state: 'LA' }, 'Vermilion Parish, LA'],
    ['Norfolk', { state: 'VA' }, 'Norfolk City, VA'],
    ['Fairfax', { state: 'VA' }, 'Fairfax County, VA'],
    ['Sitka', { state: 'AK' }, 'City and Borough of Sitka, AK'],
    ['Kodiak Island', { state: 'AK' }, 'Kodiak Island Borough, AK'],
    ['James City', { state: 'VA' }, 'James City County, VA'],
  ])('without its word is refused with the command that has it: %s', (name, given, meant) => {
    const message = `Write the county’s full name: npx treesite new county "${meant}"`;
    expect(() => county(name, given)).toThrow(anError('TREESITE_USAGE', message));
  });

  it.each(['Wheeler County', 'Acadia Parish', 'Carson City', 'Hoonah-Angoon Census Area', 'Crook Island', 'North'])(
    'may be %s',
    (name) => expect(county(name).files).toHaveLength(1),
  );
});

describe('a new review', () => {
  const request = aRequest({ kind: 'review', name: 'Ada', given: { service: 'piano-tuning', rating: 4 } });
  const text = '# The reviews.\n- id: 4 # the first\n  name: "Bo"\n';

  it('gets the next free number and leaves the rest as it is', () => {
    const site = aSite({ reviewLists: ['reviews.yaml'], texts: texts({ 'reviews.yaml': text }), reviewIds: [4, 9] });
    const [file] = planNew(request, site).files;
    expect(file).toMatchObject({ file: 'reviews.yaml', previous: text });
    expect(file?.text.startsWith(text)).toBe(true);
    const given = { name: 'Ada', rating: 4, service: 'piano-tuning' };
    const marked = { source: 'FILL IN source', date: '2026-06-01' };
    expect(parse(file?.text ?? '')[1]).toMatchObject({ id: 10, ...given, ...marked });
  });

  it('starts the list if there is none', () => {
    const [file] = planNew(request, aSite()).files;
    expect(file).toMatchObject({ file: 'reviews.yaml', previous: undefined });
    expect(file?.text).toMatch(/^# yaml-language-server: \$schema=\.\.\/src\/schema\/reviews\.schema\.json\n/);
    expect(parse(file?.text ?? '')).toHaveLength(1);
  });

  it('is added to a list in the reviews folder if there is only that', () => {
    const site = aSite({ reviewLists: ['reviews/2026.yaml'], texts: texts({ 'reviews/2026.yaml': text }) });
    const [file] = planNew(request, site).files;
    expect(file?.file).toBe('reviews/2026.yaml');
  });
});
