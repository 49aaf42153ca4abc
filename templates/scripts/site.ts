/** What every page's script does: it completes what the platform does alone. What only one kind of page needs is in pages/<kind>.ts. */
import { completeForms } from './forms.ts';
import { completeMenu } from './menu.ts';
import { followHash } from './scrolling.ts';
import { restStickyBar } from './sticky-bar.ts';
import { completeTheme } from './theme.ts';
import { tellTime } from './timely.ts';

tellTime();
completeTheme();
completeMenu();
completeForms();
followHash();
restStickyBar();

// The newest two things the pages rely on; a browser that has them has the others.
if (!('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
  import('./older-browsers.ts').then(({ completeOlderBrowsers }) => completeOlderBrowsers());
}
