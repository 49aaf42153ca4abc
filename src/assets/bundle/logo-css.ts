/** The logo of site.yaml → its styles in the header; empty without a logo. Pure. */
import type { Site } from '../../schema/types.gen.ts';
import { inTheme } from './theme-css.ts';

export function logoCss(logo: Site['business']['logo']): string {
  if (!logo) return '';
  // A fixed height and the picture's own aspect ratio, so that the layout does not shift when it loads.
  // On phones it gets the width that the buttons leave: a wider one would push the menu to a second line.
  const size =
    '.brand,.brand *{min-width:0}.logo{display:flex}' +
    '.logo img{width:auto;height:2.5rem;max-width:min(13rem,100%);object-fit:contain;background:none}';
  if (logo.dark === undefined) return size;
  return `${size}.for-light{display:${inTheme('flex', 'none')}}.for-dark{display:${inTheme('none', 'flex')}}`;
}
