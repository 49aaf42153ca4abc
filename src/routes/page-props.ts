/** The props of every page template: `Page` of templates/pages/<kind>.tsx. */
import type { CoverageMap } from '../assets/assets.ts';
import type { RichText } from '../domain/rich-text.ts';
import type { Badge, FormSettings, NavLink, Picture, Shell } from './shell-props.ts';

export type { CoverageMap };

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

export interface Benefit {
  title: string;
  description: string;
  icon?: string | undefined;
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
  icon?: string | undefined;
  image: Picture;
  category: string;
  priority: string;
  /** The priority's key, for its colour. */
  priorityKey: string;
}

export interface PlaceCard {
  name: string;
  href: string;
  description: string;
  county: string;
  population?: string | undefined;
  populationNote?: string | undefined;
  /** "30-45 min" */
  eta: string;
  featured: boolean;
  badge?: string | undefined;
  /** Titles of the services asked for most. */
  services: string[];
}

export interface CountyCard {
  name: string;
  href: string;
  description: string;
  /** "8 cities" */
  count: string;
  /** "15-50 min" */
  averageResponse: string;
}

/** A line of a list: a place, county or state, a second word for it, and a drive time. */
export interface PlaceRow extends NavLink {
  note?: string | undefined;
  time: string;
}

/** The pages of a list that is too long for one. */
export interface Pager {
  heading: string;
  /** `label` says what is on the page, `number` which it is: "Bath to Edward", "Page 1". */
  pages: (NavLink & { number: string; isCurrent: boolean })[];
  previous?: NavLink | undefined;
  next?: NavLink | undefined;
}

export interface Review {
  name: string;
  location: string;
  rating: number;
  text: string;
  service: string;
  verified: boolean;
  /** ISO day and the same day as people write it. */
  date?: { iso: string; text: string } | undefined;
}

export interface Breadcrumb {
  text: string;
  /** Absent on the page itself. */
  href?: string | undefined;
}

export interface ReasonsBlock {
  heading: string;
  text?: RichText | undefined;
  items: Benefit[];
}

export interface HomeProps {
  shell: Shell;
  hero: Hero;
  services: Heading & { cards: ServiceCard[] };
  areas: Heading & {
    primary: PlaceCard[];
    /** Empty where there are too many: `regions` lead to them. */
    additional: PlaceCard[];
    /** Counties, or states where there are many counties. */
    regions: { heading: string; rows: PlaceRow[] };
  };
  reviews: Heading & { items: Review[]; ratingSummary?: string | undefined; shown?: string | undefined };
  about: { heading: string; body: RichText; image?: Picture | undefined };
  contact: Heading & { form: FormSettings };
}

export interface ServicesProps {
  shell: Shell;
  breadcrumbs: Breadcrumb[];
  hero: Hero;
  list: Heading & { cards: ServiceCard[] };
  overview: Heading & {
    categories: { label: string; description?: string | undefined; icon?: string | undefined; services: NavLink[] }[];
  };
  whyChoose: ReasonsBlock;
  callToAction: { heading: string; text: string };
}

export interface ServiceProps {
  shell: Shell;
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
  faqs: Faq[];
  places: NavLink[];
  /** A link to all areas, where `places` names counties or states or is not complete. */
  allAreas?: NavLink | undefined;
  related: ServiceCard[];
}

export interface AreasProps {
  shell: Shell;
  breadcrumbs: Breadcrumb[];
  hero: Hero;
  map: Heading & { map?: CoverageMap | undefined };
  tiers: {
    name?: string | undefined;
    label: string;
    text?: string | undefined;
    featured: boolean;
    cards: PlaceCard[];
  }[];
  /** Cards, or rows where there are many: of counties, or of states. */
  counties: Heading & { cards: CountyCard[]; rows: PlaceRow[]; pager?: Pager | undefined };
  /** Absent where there are many: they are on the pages of their counties. */
  places?: (Heading & { links: (NavLink & { county: string; eta: string })[] }) | undefined;
  emergency: { heading: string; text: string };
}

export interface CityServiceCard {
  name: string;
  description: string;
  href: string;
  icon?: string | undefined;
  badge?: string | undefined;
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
    /** True where this card carries id="contact" because the page has no contact band. */
    isContact: boolean;
    coverage: string[];
    facts: Fact[];
    zipCodes: { label: string; codes: string[] };
    nearby: (NavLink & { distance: string; note?: string | undefined })[];
  };
}

export interface CountyProps {
  shell: Shell;
  breadcrumbs: Breadcrumb[];
  name: string;
  hero: Hero;
  summary: Fact[];
  /** All its places; the featured ones where there are many. */
  cards: PlaceCard[];
  /** All its places where there are many, by name. */
  list?: { heading: string; times: string; rows: PlaceRow[]; pager?: Pager | undefined } | undefined;
  sections: Section[];
  specialties: string[];
  extendedAreas?: { heading: string; text: RichText; places: string[] } | undefined;
  faqs: Faq[];
  map?: CoverageMap | undefined;
}

export interface AboutProps {
  shell: Shell;
  breadcrumbs: Breadcrumb[];
  hero: Hero;
  claims: { text: string; icon?: string | undefined; detail?: string | undefined }[];
  sections: Section[];
  whyChoose?: ReasonsBlock | undefined;
}

export interface ContactProps {
  shell: Shell;
  breadcrumbs: Breadcrumb[];
  hero: Hero;
  form: Heading & { form: FormSettings };
  panel: Heading;
  next?: { heading: string; steps: Benefit[] } | undefined;
  faqs: Faq[];
}

export interface DocumentProps {
  shell: Shell;
  breadcrumbs: Breadcrumb[];
  title: string;
  body: RichText;
}

export interface NotFoundProps {
  shell: Shell;
  title: string;
  text: string;
  image?: Picture | undefined;
  /** Where to go instead. */
  links: NavLink[];
}

/** The template of a page, and the props it takes. */
export interface PageProps {
  home: HomeProps;
  services: ServicesProps;
  service: ServiceProps;
  areas: AreasProps;
  city: CityProps;
  county: CountyProps;
  about: AboutProps;
  contact: ContactProps;
  document: DocumentProps;
  'not-found': NotFoundProps;
}
