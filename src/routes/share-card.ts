/** The words of a page's share card, and where the card will be. Pure. */
import type { CardText } from '../assets/assets.ts';
import { fill } from '../fill.ts';
import type { Planner } from './planner.ts';
import type { ShareImage } from './shell-props.ts';

export function shareImage({ model, assets }: Planner, card: CardText): ShareImage {
  const { path, width, height } = assets.planCard(card);
  return { src: model.urls.absolute(path), width, height, alt: card.title };
}

/** A card is planned by the words that will be drawn, so its tokens are filled first. */
export function fillCard({ title, line }: CardText, tokens: Readonly<Record<string, string>>): CardText {
  return { title: fill(title, tokens), line: fill(line, tokens) };
}

/** Also the picture of the business for search engines. */
export function homeCard(planner: Planner): CardText {
  return generalCard(planner, planner.model.pages.home.hero.title);
}

/** Of a page that is about no place and no service. */
export function generalCard({ model }: Planner, title: string): CardText {
  return { title, line: model.site.business.tagline ?? '' };
}

/** "Vermont" for VT: the full name is known for the business's own state. */
export function stateName({ model }: Planner, state: string): string {
  const { region, regionName } = model.site.business.address;
  return state === region ? regionName : state;
}
