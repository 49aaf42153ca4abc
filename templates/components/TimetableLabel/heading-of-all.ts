/** Takes the number of all places, gives the heading of their list. */
import { fill, type Wording } from 'treesite';

export function headingOfAll(count: number, { allPlaces, placeCountOne }: Wording): string {
  return fill(count === 1 ? placeCountOne : allPlaces, { count });
}
