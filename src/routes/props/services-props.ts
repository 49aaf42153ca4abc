/** Props of the page that lists services. */
import type { Custom } from './own-fields.ts';
import type { Breadcrumb, Heading, Hero, ReasonsBlock, ServiceCard } from './part-props.ts';
import type { NavLink, Shell } from './shell-props.ts';

export interface ServicesProps {
  shell: Shell;
  custom?: Custom<'services'>;
  breadcrumbs: Breadcrumb[];
  hero: Hero;
  list: Heading & { cards: ServiceCard[] };
  overview: Heading & {
    categories: { label: string; description?: string | undefined; icon?: string | undefined; services: NavLink[] }[];
  };
  whyChoose: ReasonsBlock;
  callToAction: { heading: string; text: string };
}
