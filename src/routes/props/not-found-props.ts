/** The page shown for an address that does not exist. */
import type { NavLink, Picture, Shell } from './shell-props.ts';

export interface NotFoundProps {
  shell: Shell;
  title: string;
  text: string;
  image?: Picture | undefined;
  /** Where to go instead. */
  links: NavLink[];
}
