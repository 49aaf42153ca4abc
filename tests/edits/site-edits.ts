/** The kinds of random edits of a site's data. Most leave it valid; what they break is reported the same by a warm and by a clean build. */
import path from 'node:path';
import { schemas } from '../../src/schema/schemas.ts';
import type { EditedSite, Fields } from './edited-site.ts';

export type Edit = (site: EditedSite) => unknown;

export const cities = (site: EditedSite) => site.files('data/cities', '.yaml');
const counties = (site: EditedSite) => site.files('data/counties', '.yaml');
export const slugOf = (file: string) => path.basename(file, '.yaml');
const siteFile = 'data/site.yaml';

/** Changes one field of a random place. */
const ofCity =
  (edit: (city: Fields, site: EditedSite) => unknown): Edit =>
  (site) =>
    site.change(site.pick(cities(site)), (city: Fields) => edit(city, site));

const ofSite =
  (edit: (fields: Record<string, Fields>, site: EditedSite) => unknown): Edit =>
  (site) =>
    site.change(siteFile, (fields: Record<string, Fields>) => edit(fields, site));

const ofBusiness = (edit: (business: Fields, site: EditedSite) => unknown): Edit =>
  ofSite((fields, site) => edit(fields.business ?? {}, site));

/** Sets a field, or removes it where it is set. */
function toggle(fields: Fields, name: string, value: unknown): void {
  if (name in fields) delete fields[name];
  else fields[name] = value;
}

function phone(site: EditedSite): string {
  return `252-555-01${10 + (site.next() % 80)}`;
}

function links(site: EditedSite): string[] {
  const places = cities(site).map((file) => `/areas/${slugOf(file)}/`);
  const pages = site.files('data/pages', '.md').map((file) => `/${path.basename(file, '.md')}/`);
  return [...places, ...pages, '/prices.txt', '/about/#who-we-are', '/services/', '/old-page/', '/about/'];
}

function newCity(site: EditedSite): void {
  const number = site.next();
  const name = `Newtown ${number}`;
  const other = site.pick(cities(site));
  const file = `data/cities/newtown-${number}-${slugOf(other).slice(-2)}.yaml`;
  site.write(file, site.read(other));
  site.change(file, (city) => {
    const { latitude = 35.5, longitude = -77 } = (city.geo ?? {}) as { latitude?: number; longitude?: number };
    const geo = { latitude: latitude + 0.003 * (1 + site.random()), longitude: longitude - 0.003 * site.random() };
    delete city.aliases;
    Object.assign(city, {
      name,
      geo,
      metaTitle: `All Work in ${name}`,
      intro: `${name} has trees. ${city.intro}`,
    });
  });
}

/** Far from the other, so that only the label of the other changes on pages that link to it. */
function sameName(site: EditedSite): void {
  const other = site.pick(cities(site));
  const file = other.replace(/-[a-z]{2}\.yaml$/, '-va.yaml');
  site.write(file, site.read(other));
  site.change(file, (city) => {
    delete city.aliases;
    Object.assign(city, { state: 'VA', geo: { latitude: 37.2, longitude: -79 }, metaTitle: `Work ${site.next()}` });
  });
}

/** Changes a random scalar, or takes the last entry from a list on the way to it. */
function changeAnyField(site: EditedSite): void {
  const files = ['.yaml', '.es.yaml'].flatMap((ending) =>
    ['data', 'data/cities', 'data/counties', 'data/services', 'data/pages'].flatMap((folder) =>
      site.files(folder, ending),
    ),
  );
  const maps = files.filter((file) => !/reviews|overrides/.test(file));
  site.change(site.pick(maps), (root: Fields) => {
    let group: Record<string, unknown> = root;
    for (;;) {
      const key = site.pick(Object.keys(group));
      const value = group[key];
      if (Array.isArray(value) && value.length > 1 && site.chance(0.3)) value.pop();
      else if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
        group = value as Record<string, unknown>;
        continue;
      } else if (typeof value === 'number') group[key] = value + 1;
      else if (typeof value === 'boolean') group[key] = !value;
      else if (typeof value === 'string')
        group[key] = /\d$/.test(value) ? value.replace(/\d$/, `${site.next() % 10}`) : `${value} again`;
      return;
    }
  });
}

/** One for each setting whose values are a list. */
const settingEdits = Object.entries(schemas.site.properties ?? {}).flatMap(
  ([name, { enum: values }]): [string, Edit][] =>
    values ? [[`the setting ${name}`, ofSite((fields, site) => toggle(fields, name, site.pick(values)))]] : [],
);

export const dataEdits: Readonly<Record<string, Edit>> = {
  'any field': changeAnyField,
  'another field': changeAnyField,
  'a third field': changeAnyField,
  'a text': ofCity((city, site) => (city.intro = `Edit ${site.next()}. ${city.intro}`)),
  'a name': ofCity(
    (city, site) => (city.name = `${String(city.name).split(' ')[0]} ${site.pick(['Hill', 'Park', 'Mills'])}`),
  ),
  'a county of a place': ofCity((city, site) => (city.county = slugOf(site.pick(counties(site))))),
  'a county that does not exist': ofCity((city) => (city.county = 'no-such-county-nc')),
  'a badge': ofCity((city) => toggle(city, 'badge', 'New')),
  'the rank of a place': ofCity((city) => toggle(city, 'featured', true)),
  'a draft': ofCity((city) => toggle(city, 'draft', true)),
  services: ofCity((city) => (city.services = ((city.services as string[]) ?? []).slice(1))),
  'an alias': ofCity((city, site) => toggle(city, 'aliases', [`/old-${site.next()}/`])),
  'an alias of a page': ofCity((city) => toggle(city, 'aliases', ['/about/'])),
  'a translation': (site) => {
    const name = slugOf(site.pick(cities(site)));
    const file = `data/cities/${name}.es.yaml`;
    const [other] = site.files('data/cities', '.es.yaml');
    if (site.has(file) && site.chance(0.3)) site.remove(file);
    else if (site.has(file)) site.change(file, (city) => toggle(city, 'slug', `lugar-${site.next()}`));
    else if (other !== undefined)
      site.write(file, site.read(other).replace(/^intro: /m, `intro: Lugar ${site.next()}. `));
  },
  'the languages': ofSite((fields) => {
    if ('languages' in fields) Object.assign(fields, { language: 'en-US', languages: undefined });
    else Object.assign(fields, { languages: ['en-US', 'es-US'], language: undefined });
  }),
  'a post': (site) => {
    const posts = site.files('data/posts', '.md');
    if (posts.length === 0) return;
    const file = site.pick(posts);
    site.write(
      file,
      site
        .read(file)
        .replace(/^title: /m, `title: News ${site.next()}: `)
        .replace(/2026-0\d/, '2026-06'),
    );
  },
  'a link': ofCity((city, site) => (city.intro = `See [this](${site.pick(links(site))}). ${city.intro}`)),
  'a place with a phone number': (site) => {
    const file = 'data/phone-overrides.yaml';
    if (!site.has(file)) site.write(file, '{}\n');
    site.change(file, (numbers) => toggle(numbers, slugOf(site.pick(cities(site))), phone(site)));
  },
  'a new place': newCity,
  'a place with the name of another': sameName,
  'a place that is gone': (site) => cities(site).length > 5 && site.remove(site.pick(cities(site))),
  'a renamed place': (site) => {
    const file = site.pick(cities(site));
    site.write(`data/cities/renamed-${site.next()}-nc.yaml`, site.read(file));
    site.remove(file);
  },
  'a county': (site) =>
    site.change(site.pick(counties(site)), (county) => {
      county[site.pick(['description', 'seat'])] = `Edit ${site.next()}.`;
    }),
  'a county that is gone': (site) => counties(site).length > 2 && site.remove(site.pick(counties(site))),
  'a new county': (site) => {
    const number = site.next();
    const file = `data/counties/new-${number}-county-nc.yaml`;
    site.write(file, site.read(site.pick(counties(site))));
    site.change(file, (county) =>
      Object.assign(county, { name: `New ${number} County`, metaTitle: `New ${number} County, NC` }),
    );
  },
  'a page of text': (site) => {
    const number = site.next() % 4;
    const text = `---\ntitle: Notes ${number}\nmetaTitle: Notes ${number}\nmetaDescription: Notes of edit ${site.next()}.\n---\n\nMore of it.\n\n## Who\n\nSee [this](${site.pick(links(site))}).\n`;
    if (site.chance(0.3)) site.remove(`data/pages/notes-${number}.md`);
    else site.write(`data/pages/notes-${number}.md`, text);
  },
  'a review': (site) =>
    site.has('data/reviews.yaml') &&
    site.change<Fields[]>('data/reviews.yaml', (list) => {
      const review = site.pick(list);
      if (site.chance(0.3) && list.length > 4) list.splice(list.indexOf(review), 1);
      else if (site.chance(0.3)) list.push({ ...review, id: 1000 + site.next() });
      else if (site.chance(0.4)) review.verified = !review.verified;
      else review.text = `Edit ${site.next()} of what was said.`;
    }),
  'the name of the business': ofBusiness((business, site) => (business.name = `Pamlico ${site.next() % 9} Tree Care`)),
  'the phone number': ofBusiness((business, site) => (business.phone = phone(site))),
  'the coordinates of the business': ofBusiness((business, site) => {
    business.geo = { latitude: 35.54 + site.random() / 50, longitude: -77.05 };
  }),
  'the slashes of URLs': ofSite((fields) => toggle(fields.url ?? {}, 'trailingSlash', 'never')),
  ...Object.fromEntries(settingEdits),
  'compressed copies': ofSite((fields) => toggle(fields, 'precompress', true)),
  'a color': ofSite((fields) => toggle(fields, 'theme', { light: { primary: '#234567' } })),
  'the top strip': ofSite((fields, site) =>
    toggle(fields, 'topStrip', [{ text: `Word ${site.next()}`, icon: 'map-pin' }]),
  ),
  'a scheduled notice': ofSite((fields, site) =>
    toggle(fields, 'notice', { text: `Closed ${site.next()}`, from: '2026-06-02 08:00', until: '2026-06-04 18:00' }),
  ),
  'a picture': (site) => {
    const file = site.pick(site.files('data/images', '.svg'));
    site.write(
      file,
      site
        .read(file)
        .replace('<svg ', `<svg data-edit="${site.next()}" `)
        .replace(/#[0-9a-f]{6}/i, '#345678'),
    );
  },
  'own fields': (site) => {
    const value = site.chance(0.5) ? { default: `Gate ${site.next()}` } : {};
    const schema = { type: 'object', properties: { gate: { type: 'string', ...value } } };
    if (site.has('schema/city.json') && site.chance(0.5)) site.remove('schema/city.json');
    else site.write('schema/city.json', JSON.stringify(schema));
  },
  'a file of half a text': (site) => {
    const file = site.pick(cities(site));
    site.write(file, site.read(file).slice(0, 200));
  },
};
