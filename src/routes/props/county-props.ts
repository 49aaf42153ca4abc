/** Props of the page of a county, and of further pages of its list of places. */
import type { RichText } from '../../domain/texts/rich-text.ts';
import type { Custom } from './own-fields.ts';
import type { Breadcrumb, CoverageMap, Fact, Faq, Hero, Pager, PlaceCard, PlaceRow, Section } from './part-props.ts';
import type { Shell } from './shell-props.ts';

export interface CountyProps {
  shell: Shell;
  custom?: Custom<'county'>;
  breadcrumbs: Breadcrumb[];
  name: string;
  hero: Hero;
  summary: Fact[];
  /** All its places; if there are many, the featured ones. */
  cards: PlaceCard[];
  /** If there are many places, all of them, sorted by name. */
  list?: { heading: string; times: string; rows: PlaceRow[]; pager?: Pager | undefined } | undefined;
  sections: Section[];
  specialties: string[];
  extendedAreas?: { heading: string; text: RichText; places: string[] } | undefined;
  faqs: Faq[];
  map?: CoverageMap | undefined;
}
