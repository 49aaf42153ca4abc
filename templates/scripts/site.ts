/** What every page's script does: it completes what the platform does alone. Each part leaves pages alone that lack its elements. */
import { watchComparisons } from './comparisons.ts';
import { completeForms } from './forms.ts';
import { completeMenu } from './menu.ts';
import { tellAges } from './review-ages.ts';
import { followHash } from './scrolling.ts';
import { completeTheme } from './theme.ts';
import { tellTime } from './timely.ts';

tellTime();
completeTheme();
completeMenu();
completeForms();
tellAges();
followHash();
watchComparisons();

const isCurrent =
  'commandForElement' in HTMLButtonElement.prototype &&
  'closedBy' in HTMLDialogElement.prototype &&
  'name' in HTMLDetailsElement.prototype;
if (!isCurrent) import('./older-browsers.ts').then(({ completeOlderBrowsers }) => completeOlderBrowsers());
