/** What every page's script does: it completes what the platform does alone. Each part leaves pages alone that lack its elements. */
import { completeDialogs } from './dialogs.ts';
import { completeForms } from './forms.ts';
import { completeMenu } from './menu.ts';
import { tellAges } from './review-ages.ts';
import { followHash } from './scrolling.ts';
import { completeTheme } from './theme.ts';

completeTheme();
completeDialogs();
completeMenu();
completeForms();
tellAges();
followHash();
