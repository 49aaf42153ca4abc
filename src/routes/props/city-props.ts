/** Props of the page of a place. */
import type { RichText } from '../../domain/texts/rich-text.ts';
import type { Custom } from './own-fields.ts';
import type { Breadcrumb, CoverageMap, Fact, Faq, Hero, ReasonsBlock, Review, Section } from './part-props.ts';
import type { NavLink, Picture, Shell } from './shell-props.ts';

export interface CityServiceCard {
  name: string;
  description: string;
  href: string;
  icon?: string | undefined;
  badge?: string | undefined;
  /** True if the text is the service's general one, as on other places' pages. */
  isGeneral?: boolean;
}

export interface Job {
  title: string;
  location: string;
  description: string;
  before: Picture;
  after: Picture;
  service: NavLink;
}

export interface CityProps {
  shell: Shell;
  custom?: Custom<'city'>;
  breadcrumbs: Breadcrumb[];
  name: string;
  county: NavLink;
  hero: Hero;
  emergencyBanner?: string | undefined;
  responses: Fact[];
  serviceCards: CityServiceCard[];
  specialists?: { heading: string; text: string; items: string[] } | undefined;
  sections: Section[];
  jobs: Job[];
  whyChoose?: ReasonsBlock | undefined;
  prices: Fact[];
  pricesNote?: RichText | undefined;
  permits: RichText[];
  permitsNote?: RichText | undefined;
  neighborhoods: string[];
  emergency?: { heading: string; text: RichText } | undefined;
  reviews: Review[];
  faqs: Faq[];
  closing?: { heading: string; text: string } | undefined;
  map?: CoverageMap | undefined;
  sidebar: {
    /** True if this card has id="contact", because the page has no contact band. */
    isContact: boolean;
    coverage: string[];
    facts: Fact[];
    zipCodes: { label: string; codes: string[] };
    nearby: (NavLink & { distance: string; note?: string | undefined })[];
  };
}
