/** The kinds of random edits of a site. Most leave it valid; what they break is reported the same by a warm and by a clean build. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hosts } from '../../src/domain/hosts/hosts.ts';
import { changeAnyField } from './change-any-field.ts';
import type { EditedSite, Fields } from './edited-site.ts';

type Edit = (site: EditedSite) => unknown;

const cities = (site: EditedSite) => site.files('data/cities', '.yaml');
const counties = (site: EditedSite) => site.files('data/counties', '.yaml');
const slugOf = (file: string) => path.basename(file, '.yaml');
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
  const other = site.read(site.pick(cities(site)));
  site.write(`data/cities/newtown-${number}-nc.yaml`, other);
  site.change(`data/cities/newtown-${number}-nc.yaml`, (city) => {
    const { latitude = 35.5, longitude = -77 } = (city.geo ?? {}) as { latitude?: number; longitude?: number };
    const geo = { latitude: latitude + 0.003 * (1 + site.random()), longitude: longitude - 0.003 * site.random() };
    delete city.aliases;
    Object.assign(city, {
      name,
      geo,
      metaTitle: `${name}, NC Tree Service`,
      intro: `${name} has trees. ${city.intro}`,
    });
  });
}

export const dataEdits: Readonly<Record<string, Edit>> = {
  'any field': changeAnyField,
  'another field': changeAnyField,
  'one more field': changeAnyField,
  'a text': ofCity((city, site) => (city.intro = `Edit ${site.next()}. ${city.intro}`)),
  'a description': ofCity((city, site) => (city.description = `Words ${site.next()} about it.`)),
  'a name': ofCity(
    (city, site) => (city.name = `${String(city.name).split(' ')[0]} ${site.pick(['Hill', 'Park', 'Mills'])}`),
  ),
  'a name in capitals': ofCity((city) => (city.name = String(city.name).toUpperCase())),
  'a county of a place': ofCity((city, site) => (city.county = slugOf(site.pick(counties(site))))),
  'a county that does not exist': ofCity((city) => (city.county = 'no-such-county-nc')),
  coordinates: ofCity((city, site) => {
    const { latitude, longitude } = city.geo as { latitude: number; longitude: number };
    city.geo = { latitude: latitude + (site.random() - 0.5) / 20, longitude: longitude + (site.random() - 0.5) / 20 };
  }),
  'a drive time': ofCity((city, site) => (city.eta = `${10 + site.next()} min`)),
  'a badge': ofCity((city) => toggle(city, 'badge', 'New')),
  'the rank of a place': ofCity((city) => toggle(city, 'featured', true)),
  'a draft': ofCity((city) => toggle(city, 'draft', true)),
  services: ofCity((city) => (city.services = ((city.services as string[]) ?? []).slice(1))),
  'an alias': ofCity((city, site) => toggle(city, 'aliases', [`/old-${site.next()}/`])),
  'an alias of a page': ofCity((city) => toggle(city, 'aliases', ['/about/'])),
  'a link': ofCity((city, site) => (city.intro = `See [this](${site.pick(links(site))}). ${city.intro}`)),
  'a place with a phone number': (site) =>
    site.change('data/phone-overrides.yaml', (numbers) =>
      toggle(numbers, slugOf(site.pick(cities(site))), phone(site)),
    ),
  'a new place': newCity,
  'a place that is gone': (site) => cities(site).length > 5 && site.remove(site.pick(cities(site))),
  'a renamed place': (site) => {
    const file = site.pick(cities(site));
    site.write(`data/cities/renamed-${site.next()}-nc.yaml`, site.read(file));
    site.remove(file);
  },
  'a county': (site) =>
    site.change(site.pick(counties(site)), (county) => (county.description = `A county of edit ${site.next()}.`)),
  'the name of a county': (site) =>
    site.change(site.pick(counties(site)), (county) => (county.seat = `Seat ${site.next()}`)),
  'a county that is gone': (site) => counties(site).length > 2 && site.remove(site.pick(counties(site))),
  'a new county': (site) => {
    const number = site.next();
    const file = `data/counties/new-${number}-county-nc.yaml`;
    site.write(file, site.read(site.pick(counties(site))));
    site.change(file, (county) =>
      Object.assign(county, { name: `New ${number} County`, metaTitle: `New ${number} County, NC` }),
    );
  },
  'a service': (site) =>
    site.change(site.pick(site.files('data/services', '.yaml')), (service) => {
      if (site.chance(0.5)) service.summary = `Done in ${site.next()} steps.`;
      else service.metaTitle = `Service ${site.next()} in NC`;
    }),
  'a general page': (site) =>
    site.change(site.pick(site.files('data/pages', '.yaml')), (page) => (page.metaTitle = `Title ${site.next()}`)),
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
      else review.text = `Edit ${site.next()} of what was said.`;
    }),
  'the name of the business': ofBusiness((business, site) => (business.name = `Pamlico ${site.next() % 9} Tree Care`)),
  'the phone number': ofBusiness((business, site) => (business.phone = phone(site))),
  'the coordinates of the business': ofBusiness((business, site) => {
    business.geo = { latitude: 35.54 + site.random() / 50, longitude: -77.05 };
  }),
  'the slashes of URLs': ofSite((fields) => toggle(fields.url ?? {}, 'trailingSlash', 'never')),
  'the host': ofSite((fields, site) => toggle(fields, 'deploy', site.pick(Object.keys(hosts)))),
  'compressed copies': ofSite((fields) => toggle(fields, 'precompress', true)),
  'share cards': ofSite((fields, site) => Object.assign(fields, { shareCards: site.pick(['county', 'site']) })),
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

const staticFiles = [
  'prices.txt',
  'about/index.html',
  'robots.txt',
  'old-page/index.html',
  'areas.html',
  'more/a b.txt',
];

export const fileEdits: Readonly<Record<string, Edit>> = {
  'a static file': (site) => {
    const name = `static/${site.pick([...staticFiles, `areas/${slugOf(site.pick(cities(site)))}/index.html`])}`;
    if (site.has(name) && site.chance(0.6)) site.remove(name);
    else if (name.endsWith('.html')) site.write(name, page(site.next()));
    else site.write(name, `User-agent: *\nAllow: /${site.next()}\n`);
  },
  'lines for the host': (site) => {
    const name = `static/${site.pick(['_redirects', '_headers'])}`;
    const text = name.endsWith('_redirects')
      ? `/from-${site.next()} /about/ 301\n`
      : `/about/\n  X-Edit: ${site.next()}\n`;
    if (site.has(name)) site.remove(name);
    else site.write(name, text);
  },
  'times of all files': (site) =>
    site.age(['data/cities', 'data/counties'].flatMap((folder) => site.files(folder, '.yaml'))),
  'the time of a file': (site) => site.age([site.pick(cities(site))]),
  'the inode of a file': (site) => site.replace(site.pick(cities(site))),
  'a published page that is gone': (site) => onPublished(site, /index\.html$/, (file) => rmSync(file)),
  'a published page, by hand': (site) => onPublished(site, /index\.html$/, (file) => writeFileSync(file, 'broken')),
  'a published file that is gone': (site) => onPublished(site, /\.(css|js|svg|png|xml)$/, (file) => rmSync(file)),
  'the output, which is gone': (site) => rmSync(site.at('dist'), { recursive: true, force: true }),
  'a damaged cache': (site) => {
    const state = site.at('.treesite/cache/builds');
    const names = namesIn(state);
    if (names.length === 0) return;
    const name = site.pick(names);
    const bytes = readFileSync(path.join(state, name));
    const at = Math.floor(site.random() * bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(path.join(state, name), site.chance(0.5) ? bytes : bytes.subarray(0, at));
  },
};

export const templateEdits: Readonly<Record<string, Edit>> = {
  'a style': (site) => site.write('templates/styles/site.css', `h1 { color: #12${1000 + (site.next() % 9000)}; }\n`),
  'a style that is gone': (site) => site.remove('templates/styles/site.css'),
  'a template': (site) => {
    const name = 'components/Footer/Footer.tsx';
    site.copyTemplate(name);
    site.write(
      `templates/${name}`,
      site.read(`templates/${name}`).replace(/<h2>[^{]*\{name\}/, `<h2>Edit ${site.next()} {name}`),
    );
  },
  'a template that is gone': (site) => site.remove('templates/components/Footer/Footer.tsx'),
  'a script': (site) => {
    site.copyTemplate('scripts/site.ts');
    site.write(
      'templates/scripts/site.ts',
      `${site.read('templates/scripts/site.ts')}\nwindow.name = 'edit ${site.next()}';\n`,
    );
  },
  'a script that is gone': (site) => site.remove('templates/scripts/site.ts'),
};

function page(number: number): string {
  return `<!doctype html><html lang="en"><head><title>Page ${number}</title></head><body><h1 id="who-we-are">Own</h1></body></html>\n`;
}

/** A published file of this kind, if there is one. */
function onPublished(site: EditedSite, pattern: RegExp, edit: (file: string) => void): void {
  const files = namesIn(site.at('dist')).filter((file) => pattern.test(file));
  if (files.length > 0) edit(site.at(path.join('dist', site.pick(files))));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
}
