/** What is kept of a finished page, in place of the page. Plain JSON, so that the next build can use it. */
import type { CardText } from '../assets/assets.ts';

export interface PageNote {
  /** Ids, separated by spaces. */
  ids: string;
  /** Links to fragments of other pages. */
  fragments: string[];
  inlineScripts: string[];
  card: CardText;
}
