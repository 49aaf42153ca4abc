/** The logo of site.yaml → its styles in the header; empty without a logo. Pure. */
import type { Site } from '../../schema/types.gen.ts';

/** The system's theme applies until the visitor chooses one, which is then set on the root element. */
export function logoCss(logo: Site['business']['logo']): string {
  if (!logo) return '';
  // A fixed height and the picture's own aspect ratio, so that the layout does not shift when it loads.
  // On phones it gets the width that the buttons leave: a wider one would push the menu to a second line.
  const size =
    '.brand,.brand *{min-width:0}.logo{display:flex}' +
    '.logo img{width:auto;height:2.5rem;max-width:min(13rem,100%);object-fit:contain;background:none}';
  if (logo.dark === undefined) return size;
  const inDark = (root: string) => `${root} .for-light{display:none}${root} .for-dark{display:flex}`;
  const bySystem = `@media (prefers-color-scheme:dark){${inDark(':root:not([data-theme=light])')}}`;
  return `${size}.for-dark{display:none}${bySystem}${inDark(':root[data-theme=dark]')}`;
}
