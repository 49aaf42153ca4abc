/** The planner: the model, the assets, and the functions that all kinds of pages plan their parts with. Pure. */
import type { Assets } from '../assets/assets.ts';
import { focusClass } from '../domain/focal-point.ts';
import { type PicturePlace, picturePlaces } from '../domain/picture-places.ts';
import { fill } from '../domain/texts/fill.ts';
import type { RichText } from '../domain/texts/rich-text.ts';
import type { ReadNotes } from '../memo/read-notes.ts';
import type { City, County, Service, SiteModel } from '../model/site-model.ts';
import type { CountyCard } from './props/areas-props.ts';
import type { Benefit, Faq, Heading, Hero, PlaceCard, ReasonsBlock, Section, ServiceCard } from './props/part-props.ts';
import type { NavLink, Picture } from './props/shell-props.ts';

export interface Planner {
  model: SiteModel;
  assets: Assets;
  /** The time of the build, for the copyright year and scheduled texts. */
  now: Date;
  /** Records what is read while a page is planned. */
  notes: ReadNotes;
  /** Memoizes a value that many pages show, so that it is the same object on all of them. `name` is its key. */
  once: <Result>(name: string, make: () => Result) => Result;
}

export function createPlanner(site: Pick<Planner, 'model' | 'assets' | 'now' | 'notes'>): Planner {
  const made = new Map<string, () => unknown>();
  return {
    ...site,
    once: <Result>(name: string, make: () => Result): Result => {
      const known = made.get(name);
      if (known) return known() as Result;
      const first = site.notes.shared(make);
      made.set(name, first);
      return first();
    },
  };
}

type FaqFile = { q: string; a: string } | { question: string; answer: string };

export function rich(planner: Planner, markdown: string): RichText {
  return planner.model.rich(markdown);
}

export function richOrNone(planner: Planner, markdown: string | undefined): RichText | undefined {
  return markdown === undefined ? undefined : rich(planner, markdown);
}

/** A picture in the data: its name in data/images, its alternative text, and its place on the page. */
interface ShownPicture {
  name: string;
  alt: string;
  place: PicturePlace;
  focus?: string | undefined;
}

export function picture({ assets, model, notes }: Planner, { name, alt, place, focus }: ShownPicture): Picture {
  notes.note(`picture ${name}`);
  const asset = assets.pictures.get(name);
  if (!asset) throw new Error(`${name} was not among the pictures that were read.`);
  const { href } = model.urls;
  const point = focus === undefined ? {} : { focus: focusClass(focus) };
  const plain = { src: href(asset.path), width: asset.width, height: asset.height, alt, ...point };
  if (asset.sources.length === 0) return plain;
  const sources = asset.sources.map(({ type, files }) => ({
    type,
    srcset: files.map(({ path, width }) => `${href(path)} ${width}w`).join(', '),
  }));
  return { ...plain, sources, sizes: picturePlaces[place].sizes, color: asset.color };
}

/** The picture of a group with optional `image` and `alt`. */
export function pictureOrNone(
  planner: Planner,
  { image, alt = '', focus }: { image?: string | undefined; alt?: string | undefined; focus?: string | undefined },
  place: PicturePlace,
): Picture | undefined {
  return image === undefined ? undefined : picture(planner, { name: image, alt, place, focus });
}

export function hero(
  planner: Planner,
  block: { title: string; text: string; badges: Hero['badges']; image?: string; alt?: string; focus?: string },
): Hero {
  const { title, text, badges } = block;
  return { title, text: rich(planner, text), badges, image: pictureOrNone(planner, block, 'hero') };
}

export function heading(planner: Planner, block: { heading: string; text?: string }): Heading {
  return { heading: block.heading, text: richOrNone(planner, block.text) };
}

export function reasons(planner: Planner, block: { heading: string; text?: string; items: Benefit[] }): ReasonsBlock {
  return { ...heading(planner, block), items: block.items };
}

export function sections(planner: Planner, list: readonly { id?: string; heading: string; body: string }[]): Section[] {
  return list.map((section) => ({ id: section.id, heading: section.heading, body: rich(planner, section.body) }));
}

export function faqs(planner: Planner, list: readonly FaqFile[]): Faq[] {
  return list.map((item) =>
    'q' in item
      ? { question: item.q, answer: rich(planner, item.a) }
      : { question: item.question, answer: rich(planner, item.answer) },
  );
}

export function serviceCard(planner: Planner, service: Service): ServiceCard {
  return planner.once(`card of service ${service.slug}`, () => planServiceCard(planner, service));
}

function planServiceCard(planner: Planner, { slug, path }: Service): ServiceCard {
  const service = planner.model.services.get(slug);
  if (!service) throw new Error(`${slug} is not a service of this site.`);
  const { title, description, icon, image, alt, focus, category, priority } = service.data;
  const { categories, priorities } = planner.model.site;
  return {
    title,
    description,
    href: planner.model.urls.href(path),
    icon,
    image: picture(planner, { name: image, alt, place: 'card', focus }),
    category: categories[category]?.label ?? category,
    priority: priorities[String(priority)]?.label ?? String(priority),
    priorityKey: String(priority),
  };
}

export function serviceLink(planner: Planner, service: Service): NavLink {
  return { label: service.data.title, href: planner.model.urls.href(service.path) };
}

export function placeLink(planner: Planner, place: City | County): NavLink {
  return { label: place.data.name, href: planner.model.urls.href(place.path) };
}

const tagCount = 4;

/** Fills in tokens here, because {city} is this place on every page with its card. */
export function placeCard(planner: Planner, city: City, options: { featured: boolean }): PlaceCard {
  const { name, description, population, populationNote, eta, badge } = city.data;
  const county = planner.model.counties.get(city.data.county)?.data.name ?? '';
  const ofPlace = { city: name, county };
  return {
    name,
    href: planner.model.urls.href(city.path),
    description: fill(description, ofPlace),
    county,
    population,
    populationNote,
    eta,
    featured: options.featured,
    badge: badge && fill(badge, ofPlace),
    services: serviceTitles(planner, city).slice(0, tagCount),
  };
}

function serviceTitles(planner: Planner, city: City): string[] {
  return city.services.flatMap((slug) => planner.model.services.get(slug)?.data.title ?? []);
}

export function countyCard(planner: Planner, county: County): CountyCard {
  const { placeCount, placeCountOne } = planner.model.site.wording;
  const count = county.cities.length;
  return {
    ...placeLinkNamed(planner, county),
    description: fill(county.data.description, { county: county.data.name }),
    count: fill(count === 1 ? placeCountOne : placeCount, { count }),
    averageResponse: county.averageResponse,
  };
}

function placeLinkNamed(planner: Planner, place: City | County): { name: string; href: string } {
  const { label, href } = placeLink(planner, place);
  return { name: label, href };
}

export function citiesOf(planner: Planner, slugs: readonly string[]): City[] {
  return slugs.flatMap((slug) => planner.model.cities.get(slug) ?? []);
}
