/** Props of a 404 page. */
import type { NavLink, Picture, Shell } from './shell-props.ts';

export interface NotFoundProps {
  shell: Shell;
  title: string;
  text: string;
  image?: Picture | undefined;
  /** Links to existing pages. */
  links: NavLink[];
}
