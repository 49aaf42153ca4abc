/** Which share card a page gets: its own, its county's or the site's. Pure. */
import type { SiteModel } from '../../model/site-model.ts';
import type { CardText, PageCards } from '../assets.ts';

export interface CardPolicy {
  each: 'page' | 'county' | 'site';
  /** Set if site.yaml does not choose: sites up to this many pages have a card per page, larger ones a card per county. */
  limit?: number;
}

const maxOwnCards = 500;
/** Home, services, areas, about, contact and the two not-found pages. */
const fixedPages = 7;

export function cardPolicy({ site, services, counties, cities, documents }: SiteModel): CardPolicy {
  if (site.shareCards !== undefined) return { each: site.shareCards };
  const pages = fixedPages + services.size + counties.size + cities.size + documents.size;
  return { each: pages > maxOwnCards ? 'county' : 'page', limit: maxOwnCards };
}

export function chooseCard({ each }: CardPolicy, cards: PageCards): CardText {
  if (each === 'page') return cards.page;
  return (each === 'county' ? cards.county : undefined) ?? cards.site;
}
