/** The runs of a page's content as one. */
import { type ContentRun, runAt } from '../../src/html/content-runs.ts';
import type { PageContent } from '../../src/html/read-content.ts';

export const wholeContent = ({ runs }: Pick<PageContent, 'runs'>): ContentRun => runAt([...runs], 0, []);
