/**
 * How many entries a list on a page may have before it is grouped or paginated. Pure.
 *
 * A page without its lists has 20 to 25 kB of HTML, a place's card 0.8 kB, a county's card 0.5 kB, a row with a name, a
 * county and a drive time 0.13 kB. The limits keep every page below 100 kB, and every list short enough to scan by eye.
 */

/** Places shown as cards on one page: 24 cards fill five screens on a desktop and ten on a phone. */
export const maxPlaceCards = 24;

/** Featured cards above a list that is too long for cards: few enough to be seen at a glance. */
export const maxPickedCards = 24;

/** Services shown as cards on their list, 0.5 kB each; all are named below the cards, by category. */
export const maxServiceCards = 60;

/** Reviews on the home page, 0.7 kB each: more than a visitor looks through. */
export const maxReviews = 40;

/** Reviews on the page of a service or place: enough to convince, and the page stays about its subject. */
export const maxPageReviews = 3;

/** Counties shown as cards; with more, each gets a row with name, count and drive time, in a quarter of the space. */
export const maxCountyCards = 36;

/** Places or counties named within a page's other content; with more, the larger areas that contain them are named. */
export const maxNames = 60;

/** Places in the areas page's list of all places; with more, places are listed on their county's page only. */
export const maxAllPlaces = 100;

/** Counties, or services, in the footer, which is on every page; with more, the first `shownFooterLinks` are listed, with a link to all. */
const maxFooterLinks = 24;
const shownFooterLinks = 12;

export interface FooterList<Item> {
  named: readonly Item[];
  hasMore: boolean;
}

export function footerList<Item>(all: readonly Item[]): FooterList<Item> {
  const hasMore = all.length > maxFooterLinks;
  return { named: hasMore ? all.slice(0, shownFooterLinks) : all, hasMore };
}

/** Places that a visitor looks through by eye; with more, a field on the areas page finds them by name or postal code. */
export const maxPlacesByEye = 40;

/** Rows per page of a paginated list: 26 kB, or about three screens in three columns. */
export const rowsPerPage = 200;

/** Posts per page of the list of news, as cards with pictures: 0.8 kB each, in four rows of three. */
export const postsPerPage = 12;

/** Posts on the page of a service or place, and in the feed: feed readers ask every hour, and keep what they have read. */
export const maxPagePosts = 3;
export const maxFeedPosts = 20;

/** At least 1, because an empty list has a page too. */
export function pageCount(rows: number, perPage = rowsPerPage): number {
  return Math.max(1, Math.ceil(rows / perPage));
}

/** How many pages list the places of a county. */
export function countyPages(places: number): number {
  return places > maxPlaceCards ? pageCount(places) : 1;
}

/** Whether counties are grouped by state: only if there are very many, in several states. */
export function isListedByState(counties: number, states: number): boolean {
  return counties > rowsPerPage && states > 1;
}

/** The numbers of all pages but the first. */
export function furtherPages(pages: number): number[] {
  return Array.from({ length: pages - 1 }, (_, index) => index + 2);
}
