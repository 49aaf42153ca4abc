/** What every page's script does: it completes what the platform does alone. What only one kind of page needs is in pages/<kind>.ts. */
import { completeForms } from './forms.ts';
import { completeMenu } from './menu.ts';
import { followHash } from './scrolling.ts';
import { completeTheme } from './theme.ts';
import { tellTime } from './timely.ts';

tellTime();
completeTheme();
completeMenu();
completeForms();
followHash();

const isCurrent =
  'commandForElement' in HTMLButtonElement.prototype &&
  'closedBy' in HTMLDialogElement.prototype &&
  'name' in HTMLDetailsElement.prototype;
if (!isCurrent) import('./older-browsers.ts').then(({ completeOlderBrowsers }) => completeOlderBrowsers());
