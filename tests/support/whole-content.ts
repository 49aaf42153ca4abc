/** The runs of a page's content as one. What has slots comes after the rest of its part, so texts and links are sorted. */
import type { PageContent } from '../../src/html/read-content.ts';

export const wholeContent = ({ runs }: Pick<PageContent, 'runs'>) => ({
  pictures: runs.flatMap(({ pictures }) => pictures),
  anchors: runs.flatMap(({ anchors }) => anchors).sort(),
  texts: runs.flatMap(({ texts }) => texts).sort(),
  blocks: runs.flatMap(({ blocks }) => blocks).sort(),
});
