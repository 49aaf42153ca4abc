/** What every page's script does, whatever is on the page. What a component needs is in the `.script.ts` beside its markup. */
import { followHash } from './scrolling.ts';
import { tellTime } from './timely.ts';

tellTime();
followHash();

// The newest two things the pages rely on; a browser that has them has the others.
if (!('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
  import('./older-browsers.ts').then(({ completeOlderBrowsers }) => completeOlderBrowsers());
}
