/** The path of the file in which the areas page looks up places. */
import type { PagePath } from './urls.ts';

export const placeIndexPath: PagePath = '/places.json';
