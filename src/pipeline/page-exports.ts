/** What other pages and files need of a finished page, which is not kept itself. Plain JSON, so that the next build can use it. */
import type { CardText } from '../assets/assets.ts';

export interface PageExports {
  /** Ids, separated by spaces. */
  ids: string;
  /** Links to fragments of other pages. */
  fragments: string[];
  inlineScripts: string[];
  card: CardText;
}
