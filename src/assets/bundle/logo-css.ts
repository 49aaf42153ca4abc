/** Styles of the header's logo: only sites that have one load them. Pure. */
import type { Site } from '../../schema/types.gen.ts';

/** The theme is the system's until the visitor has chosen one: then the root element has it. */
export function logoCss(logo: Site['business']['logo']): string {
  if (!logo) return '';
  // An exact height, and the width of the picture's own proportions: nothing moves when it comes.
  // On phones it takes what the buttons beside it leave: a wider one would push the menu to a second line.
  const size =
    '.brand,.brand *{min-width:0}.logo{display:flex}' +
    '.logo img{width:auto;height:2.5rem;max-width:min(13rem,100%);object-fit:contain;background:none}';
  if (logo.dark === undefined) return size;
  const inDark = (root: string) => `${root} .for-light{display:none}${root} .for-dark{display:flex}`;
  const bySystem = `@media (prefers-color-scheme:dark){${inDark(':root:not([data-theme=light])')}}`;
  return `${size}.for-dark{display:none}${bySystem}${inDark(':root[data-theme=dark]')}`;
}
