/** Props of the page of a service. */
import type { RichText } from '../../domain/texts/rich-text.ts';
import type { Custom } from './own-fields.ts';
import type { Benefit, Breadcrumb, Faq, Hero, Review, Section, ServiceCard } from './part-props.ts';
import type { NavLink, Picture, Shell } from './shell-props.ts';

export interface ServiceProps {
  shell: Shell;
  custom?: Custom<'service'>;
  breadcrumbs: Breadcrumb[];
  hero: Hero & { image: Picture };
  category: string;
  priority: string;
  priorityKey: string;
  benefits: Benefit[];
  process: { title: string; description: string }[];
  useCases: string[];
  notFor: string[];
  pricing?: RichText | undefined;
  sections: Section[];
  gallery: { image: Picture; caption?: string | undefined }[];
  reviews: Review[];
  faqs: Faq[];
  places: NavLink[];
  /** A link to all areas, if `places` names counties or is not complete. */
  allAreas?: NavLink | undefined;
  related: ServiceCard[];
}
