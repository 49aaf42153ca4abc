/** Props of parts that several kinds of pages share: heroes, headings, cards, rows, reviews, the map. */
import type { RichText } from '../../domain/texts/rich-text.ts';
import type { Benefit } from '../../schema/types.gen.ts';
import type { Badge, NavLink, Picture } from './shell-props.ts';

export type { CoverageMap } from '../../assets/assets.ts';
export type { Benefit };

export interface Hero {
  title: string;
  text: RichText;
  badges: Badge[];
  image?: Picture | undefined;
}

export interface Heading {
  heading: string;
  text?: RichText | undefined;
}

export interface Faq {
  question: string;
  answer: RichText;
}

export interface Section {
  id?: string | undefined;
  heading: string;
  body: RichText;
}

export interface Fact {
  label: string;
  value: string;
  note?: string | undefined;
}

export interface ServiceCard {
  title: string;
  description: string;
  href: string;
  image: Picture;
  category: string;
  priority: string;
}

export interface PlaceCard {
  name: string;
  href: string;
  description: string;
  county: string;
  population?: string | undefined;
  populationNote?: string | undefined;
  /** Such as "30-45 min". */
  eta?: string | undefined;
  featured: boolean;
  badge?: string | undefined;
  /** Titles of the most requested services. */
  services: string[];
}

export interface CountyCard {
  name: string;
  href: string;
  description: string;
  /** Such as "8 cities". Empty without any. */
  count: string;
  /** Such as "15-50 min". Empty if no place has one. */
  averageResponse: string;
}

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
  /** Absent if its page is a draft, or not in the language. */
  service?: NavLink | undefined;
}

/** A row of a list: a place, county or state, with a second text and a drive time, which is empty if there is none. */
export interface PlaceRow extends NavLink {
  note?: string | undefined;
  time: string;
}

/** Pagination of a list. */
export interface Pager {
  heading: string;
  /** `label` describes the page's entries ("Bath to Edward"); `number` is its number ("Page 1"). */
  pages: (NavLink & { number: string; isCurrent: boolean })[];
  previous?: NavLink | undefined;
  next?: NavLink | undefined;
}

/** The ISO date, and the date as people write it. */
export interface Day {
  iso: string;
  text: string;
}

export interface PostCard {
  title: string;
  href: string;
  date: Day;
  description: string;
  image?: Picture | undefined;
}

export interface Review {
  name: string;
  location: string;
  rating: number;
  text: string;
  /** Of the text; absent if it is that of the page. */
  language?: string | undefined;
  /** Absent if its page is a draft, or not in the language. */
  service?: string | undefined;
  verified: boolean;
  date?: Day | undefined;
}

export interface Breadcrumb {
  text: string;
  /** Absent for the page itself. */
  href?: string | undefined;
}

export interface ReasonsBlock extends Heading {
  items: Benefit[];
}
