/** Props of the areas page, and of further pages that list counties. */
import type { Custom } from './own-fields.ts';
import type { Breadcrumb, CoverageMap, Heading, Hero, Pager, PlaceCard, PlaceRow } from './part-props.ts';
import type { NavLink, Shell } from './shell-props.ts';

export interface CountyCard {
  name: string;
  href: string;
  description: string;
  /** Such as "8 cities". */
  count: string;
  /** Such as "15-50 min". */
  averageResponse: string;
}

export interface AreasProps {
  shell: Shell;
  custom?: Custom<'areas'>;
  breadcrumbs: Breadcrumb[];
  hero: Hero;
  /** Of the file in which the field for places looks them up; absent if there are few. */
  placeIndex?: string | undefined;
  map: Heading & { map?: CoverageMap | undefined };
  tiers: {
    name?: string | undefined;
    label: string;
    text?: string | undefined;
    featured: boolean;
    cards: PlaceCard[];
  }[];
  /** Counties as cards; if there are many, rows of counties or of states. */
  counties: Heading & { cards: CountyCard[]; rows: PlaceRow[]; pager?: Pager | undefined };
  /** Absent if there are many: they are then on the pages of their counties. */
  places?: (Heading & { links: (NavLink & { county: string; eta?: string | undefined })[] }) | undefined;
  emergency?: { heading: string; text: string } | undefined;
}
