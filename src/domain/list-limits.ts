/**
 * How many entries a list on a page may have before it is grouped or continues on further pages. Pure.
 *
 * A page without its lists has 20 to 25 kB of HTML, a place's card has 0.8 kB, a county's card 0.5 kB, a row of a name, a
 * county and a drive time 0.13 kB. The limits keep every page below 100 kB, and every list short enough to be searched by eye.
 */

/** Places shown as cards on one page: more than 40 cards are eight screens on a desk and forty on a phone. */
export const maxPlaceCards = 40;

/** Cards picked from a list that is too long for cards: what an owner features is meant to be seen at once. */
export const maxPickedCards = 24;

/** Counties shown as cards; beyond, a row of name, count and drive time says the same in a quarter of the space. */
export const maxCountyCards = 36;

/** Places or counties named beside a page's other content; beyond, the larger areas they lie in are named. */
export const maxNames = 60;

/** Places in the list of all places of the areas page; beyond, each is found on its county's page. */
export const maxAllPlaces = 100;

/** Counties in the footer of every page, and how many stay when there are more, before a link to all. */
export const maxFooterAreas = 24;
export const keptFooterAreas = 12;

/** Rows on one page of a list that continues: 26 kB, in three columns about three screens. */
export const rowsPerPage = 200;

/** At least 1: an empty list is on its page, too. */
export function pageCount(rows: number): number {
  return Math.max(1, Math.ceil(rows / rowsPerPage));
}

/** How many pages list the places of a county. */
export function countyPages(places: number): number {
  return places > maxPlaceCards ? pageCount(places) : 1;
}

/** Very many counties are listed by state, where there is more than one. */
export function isListedByState(counties: number, states: number): boolean {
  return counties > rowsPerPage && states > 1;
}

/** The numbers of the pages after the first. */
export function furtherPages(pages: number): number[] {
  return Array.from({ length: pages - 1 }, (_, index) => index + 2);
}
