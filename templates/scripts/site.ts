/** The script of every page, whatever is on the page. The script of a component is in the `.script.ts` beside its markup. */
import { updateScheduledContent } from './scheduled-content.ts';
import { scrollToHash } from './scrolling.ts';

updateScheduledContent();
scrollToHash();

// The newest two features the pages rely on; a browser that has them has the others.
if (!('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
  import('./older-browsers.ts').then(({ polyfillOlderBrowsers }) => polyfillOlderBrowsers());
}
