/** Plans the parts that several kinds of pages have: formatted texts, pictures, heroes, headings, sections, questions, reviews, the map. Pure. */
import type { CoverageMap } from '../assets/assets.ts';
import { focusClass } from '../domain/focal-point.ts';
import { pick } from '../domain/groups.ts';
import { maxPageReviews } from '../domain/list-limits.ts';
import { type PictureSlot, pictureSlots } from '../domain/picture-slots.ts';
import type { RichText } from '../domain/texts/rich-text.ts';
import { fill } from '../domain/texts/tokens.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Review as ReviewFile } from '../model/site-model.ts';
import type { Planner } from './planner.ts';
import type { Benefit, Day, Fact, Faq, Heading, Hero, ReasonsBlock, Review, Section } from './props/part-props.ts';
import type { Picture } from './props/shell-props.ts';

export function rich(planner: Planner, markdown: string): RichText;
export function rich(planner: Planner, markdown: string | undefined): RichText | undefined;
export function rich({ model }: Planner, markdown: string | undefined): RichText | undefined {
  return markdown === undefined ? undefined : model.rich(markdown);
}

/** A picture in the data: `image` is the name of a file in data/images. */
interface PictureGroup {
  image?: string | undefined;
  alt?: string | undefined;
  focus?: string | undefined;
}

export function picture(planner: Planner, group: PictureGroup & { image: string }, slot: PictureSlot): Picture;
export function picture(planner: Planner, group: PictureGroup, slot: PictureSlot): Picture | undefined;
export function picture(
  { assets, model }: Planner,
  { image, alt = '', focus }: PictureGroup,
  slot: PictureSlot,
): Picture | undefined {
  if (image === undefined) return undefined;
  const asset = assets.picture(image);
  if (!asset) throw new Error(`${image} was not among the pictures that were read.`);
  const { href } = model.urls;
  const point = focus === undefined ? {} : { focus: focusClass(focus) };
  const plain = { src: href(asset.path), width: asset.width, height: asset.height, alt, ...point };
  if (asset.sources.length === 0) return plain;
  const sources = asset.sources.map(({ type, files }) => ({
    type,
    srcset: files.map(({ path, width }) => `${href(path)} ${width}w`).join(', '),
  }));
  return { ...plain, sources, sizes: pictureSlots[slot].sizes, color: asset.color };
}

/** A day as people write it. */
export function shownDay({ model, once }: Planner, iso: string): Day {
  const format = once(
    'days',
    () => new Intl.DateTimeFormat(model.site.language, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  return { iso, text: format.format(new Date(`${iso}T00:00:00Z`)) };
}

export function hero(
  planner: Planner,
  block: { title: string; text: string; badges: Hero['badges']; image?: string; alt?: string; focus?: string },
): Hero {
  const { title, text, badges } = block;
  return { title, text: rich(planner, text), badges, image: picture(planner, block, 'hero') };
}

/** The claims that name this service or county, as badges. */
export function claimBadges({ model }: Planner, about: { service?: string; county?: string }): Hero['badges'] {
  const { service = '', county = '' } = about;
  const { claims, wording } = model.site;
  return claims
    .filter(({ services, counties }) => services.includes(service) || counties.includes(county))
    .map(({ text, icon, detail }) => ({
      icon,
      text: detail === undefined ? text : fill(wording.labeled, { label: text, details: detail }),
    }));
}

export function heading(planner: Planner, block: { heading: string; text?: string }): Heading {
  return { heading: block.heading, text: rich(planner, block.text) };
}

export function reasons(planner: Planner, block: { heading: string; text?: string; items: Benefit[] }): ReasonsBlock {
  return { ...heading(planner, block), items: block.items };
}

export function sections(planner: Planner, list: readonly { id?: string; heading: string; body: string }[]): Section[] {
  return list.map((section) => ({ ...pick(section, 'id', 'heading'), body: rich(planner, section.body) }));
}

type FaqFile = { q: string; a: string } | { question: string; answer: string };

export function faqs(planner: Planner, list: readonly FaqFile[]): Faq[] {
  return list.map((item) =>
    'q' in item
      ? { question: item.q, answer: rich(planner, item.a) }
      : { question: item.question, answer: rich(planner, item.answer) },
  );
}

/** Without those that have no value. */
export function facts(all: readonly (Omit<Fact, 'value'> & { value: string | undefined })[]): Fact[] {
  return all.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}

/** The first reviews of the service or place with the page at `path`. */
export function ownReviews(planner: Planner, path: PagePath): Review[] {
  const reviews = planner.model.reviewsOf(path).slice(0, maxPageReviews);
  return reviews.map((review) => shownReview(planner, review));
}

/** `review`: of reviews.yaml, or of a place's own file, where it has neither a date nor `verified`. */
export function shownReview(
  planner: Planner,
  review: Pick<ReviewFile, 'name' | 'location' | 'rating' | 'text' | 'service'> & Partial<ReviewFile>,
): Review {
  return {
    verified: review.verified ?? false,
    service: planner.model.services.get(review.service)?.data.title,
    date: review.date === undefined ? undefined : shownDay(planner, review.date),
    ...pick(review, 'name', 'location', 'rating', 'text', 'language'),
  };
}

/** `of`: the name of what the map shows; `county` is a slug; `place` is the path of the place that the page is about. */
export function planMap(
  { model, assets }: Planner,
  { of, county, place }: { of: string; county?: string; place?: PagePath },
): CoverageMap | undefined {
  const current = place === undefined ? undefined : model.urls.href(place);
  const { coverageMap: label, labeled } = model.site.wording;
  const map = assets.planMap({ label, title: fill(labeled, { label, details: of }), county, current });
  return map && { ...map, drawing: model.urls.href(map.drawing) };
}
