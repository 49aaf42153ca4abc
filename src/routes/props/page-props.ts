/** The props of each page template, templates/pages/<kind>.tsx, and the types of a site's own fields in them. */
import type { RichText } from '../../domain/texts/rich-text.ts';
import type {
  AreasPageFile,
  CityFile,
  ContactPageFile,
  CountyFile,
  ServiceFile,
  ServicesPageFile,
  Site,
} from '../../schema/types.gen.ts';
import type {
  Breadcrumb,
  CityServiceCard,
  CountyCard,
  CoverageMap,
  Day,
  Fact,
  Faq,
  Heading,
  Hero,
  Job,
  Pager,
  PlaceCard,
  PlaceRow,
  PostCard,
  ReasonsBlock,
  Review,
  Section,
  ServiceCard,
} from './part-props.ts';
import type { FormSettings, NavLink, Picture, Shell } from './shell-props.ts';

/** Template → the props that its `Page` component takes. */
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
  post: PostProps;
  news: NewsProps;
  'not-found': NotFoundProps;
}

/** By template. The file that `treesite types` writes augments this interface from the site's schemas. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by generated types.
export interface OwnFields {}

/** `custom` of the page's data file. Further pages of a list have none. */
export type Custom<Template extends string> = Template extends keyof OwnFields
  ? OwnFields[Template]
  : Readonly<Record<string, unknown>>;

/** What the frame gives every page. */
interface FrameProps {
  shell: Shell;
  /** Empty on the home page and on 404 pages. */
  breadcrumbs: Breadcrumb[];
}

interface Framed<Template extends string> extends FrameProps {
  custom?: Custom<Template>;
}

interface OtherPlaces {
  /** Names of places without a page in this language; absent in the main language. */
  otherPlaces?: string | undefined;
}

/** The home page. */
export interface HomeProps extends Framed<'home'> {
  hero: Hero;
  services: Heading & { cards: ServiceCard[] };
  areas: Heading &
    OtherPlaces & {
      primary: PlaceCard[];
      /** Empty if there are too many: `regions` leads to them. */
      additional: PlaceCard[];
      /** Counties; if there are many, states. */
      regions: { heading: string; rows: PlaceRow[] };
    };
  reviews: Heading & { items: Review[]; ratingSummary?: string | undefined; shown?: string | undefined };
  /** The newest posts, with their days. */
  news: PlaceRow[];
  about: { heading: string; body: RichText; image?: Picture | undefined };
  contact: Heading & { form: FormSettings };
}

/** The page that lists services. */
export interface ServicesProps extends Framed<'services'>, Pick<ServicesPageFile, 'callToAction'> {
  hero: Hero;
  list: Heading & { cards: ServiceCard[] };
  overview: Heading & {
    categories: { label: string; description?: string | undefined; icon?: string | undefined; services: NavLink[] }[];
  };
  whyChoose: ReasonsBlock;
}

/** The page of a service. */
export interface ServiceProps
  extends Framed<'service'>,
    Pick<ServiceFile, 'benefits' | 'process' | 'useCases' | 'notFor'>,
    OtherPlaces {
  hero: Hero & { image: Picture };
  category: string;
  priority: string;
  pricing?: RichText | undefined;
  sections: Section[];
  gallery: { image: Picture; caption?: string | undefined }[];
  reviews: Review[];
  news: PostCard[];
  faqs: Faq[];
  places: NavLink[];
  /** A link to all areas, if `places` names counties or is not complete. */
  allAreas?: NavLink | undefined;
  related: ServiceCard[];
}

/** The areas page, and of further pages that list counties. */
export interface AreasProps extends Framed<'areas'>, Pick<AreasPageFile, 'emergency'>, OtherPlaces {
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
}

/** The page of a place. */
export interface CityProps
  extends Framed<'city'>,
    Pick<CityFile, 'name' | 'emergencyBanner' | 'responses' | 'specialists' | 'prices' | 'closing'> {
  county: NavLink;
  hero: Hero;
  serviceCards: CityServiceCard[];
  sections: Section[];
  jobs: Job[];
  whyChoose?: ReasonsBlock | undefined;
  pricesNote?: RichText | undefined;
  permits: RichText[];
  permitsNote?: RichText | undefined;
  neighborhoods: string[];
  emergency?: { heading: string; text: RichText } | undefined;
  reviews: Review[];
  news: PostCard[];
  faqs: Faq[];
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

/** The page of a county, and of further pages of its list of places. */
export interface CountyProps extends Framed<'county'>, Pick<CountyFile, 'name' | 'specialties'>, OtherPlaces {
  hero: Hero;
  summary: Fact[];
  /** All its places; if there are many, the featured ones. */
  cards: PlaceCard[];
  /** If there are many places, all of them, sorted by name. */
  list?: { heading: string; times: string; rows: PlaceRow[]; pager?: Pager | undefined } | undefined;
  sections: Section[];
  extendedAreas?: { heading: string; text: RichText; places: string[] } | undefined;
  faqs: Faq[];
  map?: CoverageMap | undefined;
}

/** The about page. */
export interface AboutProps extends Framed<'about'> {
  hero: Hero;
  claims: Site['claims'];
  sections: Section[];
  whyChoose?: ReasonsBlock | undefined;
}

/** The contact page. */
export interface ContactProps extends Framed<'contact'>, Pick<ContactPageFile, 'next'> {
  hero: Hero;
  form: Heading & { form: FormSettings };
  panel: Heading;
  faqs: Faq[];
}

/** A Markdown page. */
export interface DocumentProps extends Framed<'document'> {
  /** Its name, and its heading if it has no hero. */
  title: string;
  hero?: Hero;
  body: RichText;
}

/** A post. */
export interface PostProps extends Framed<'post'> {
  title: string;
  date: Day;
  /** If it has changed since. */
  updated?: Day | undefined;
  author: string;
  image?: Picture | undefined;
  body: RichText;
  /** The services and places that it is about. */
  links: NavLink[];
}

/** A page of the list of posts. */
export interface NewsProps extends FrameProps {
  hero: Hero;
  posts: PostCard[];
  pager?: Pager | undefined;
}

/** A 404 page. */
export interface NotFoundProps extends FrameProps {
  title: string;
  text: string;
  image?: Picture | undefined;
  /** Links to existing pages. */
  links: NavLink[];
}
