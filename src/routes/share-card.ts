/** Plans a page's share card: which one it gets, its words and its URL. Pure. */
import type { CardText } from '../assets/assets.ts';
import { regionName } from '../domain/geography/regions.ts';
import { fill } from '../domain/texts/tokens.ts';
import type { County } from '../model/site-model.ts';
import type { Planner } from './planner.ts';
import type { ShareImage } from './props/shell-props.ts';
import type { PageFrame } from './route.ts';
import { type Tokens, tokensOf } from './token-values.ts';

/** The page's card: its words with tokens filled in, because they are drawn, and its picture. */
export function planCard(planner: Planner, page: PageFrame, tokens: Tokens): { card: CardText; image: ShareImage } {
  const { model, assets } = planner;
  const card = assets.cardPolicy === 'page' ? fillCard(page.card, tokens) : sharedCardText(planner, page);
  const { path, width, height } = assets.planCard(card);
  return { card, image: { src: model.urls.absolute(path), width, height, alt: card.title } };
}

function sharedCardText(planner: Planner, page: PageFrame): CardText {
  const { model, assets } = planner;
  const county = page.county ?? (page.city && model.counties.get(page.city.data.county));
  if (assets.cardPolicy === 'site' || !county) return siteCardText(planner);
  return fillCard(countyCardText(planner, county), tokensOf(planner, { path: county.path, county }));
}

/** The home page's card, which is also the picture of the business for search engines. */
export function siteImage(planner: Planner): string {
  return planner.model.urls.absolute(planner.assets.planCard(siteCardText(planner)).path);
}

function siteCardText(planner: Planner): CardText {
  return fillCard(homeCardText(planner), tokensOf(planner, { path: planner.model.urls.home }));
}

function fillCard({ title, line }: CardText, tokens: Readonly<Record<string, string>>): CardText {
  return { title: fill(title, tokens), line: fill(line, tokens) };
}

export function homeCardText(planner: Planner): CardText {
  return generalCardText(planner, planner.model.page('home').hero.title);
}

/** The card of a page that is not about a place or service. */
export function generalCardText({ model }: Planner, title: string): CardText {
  return { title, line: model.site.business.tagline ?? '' };
}

export function countyCardText({ model: { site } }: Planner, { data: { state } }: County): CardText {
  return { title: fill(site.wording.countyHeading, { state }), line: regionName(state, site.business.address) };
}
