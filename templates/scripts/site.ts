/** What every page's script does, whatever is on the page. What a component needs is in the `.script.ts` beside its markup. */

import { updateScheduledContent } from './scheduled-content.ts';
import { scrollToHash } from './scrolling.ts';

updateScheduledContent();
scrollToHash();

// The newest two things the pages rely on; a browser that has them has the others.
if (!('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
  import('./older-browsers.ts').then(({ polyfillOlderBrowsers }) => polyfillOlderBrowsers());
}
