/** The linked site: every reference resolved, everything derived that can be. Read-only from here on. */
import type {
  AboutPageFile,
  AreasPageFile,
  CityFile,
  ContactPageFile,
  CountyFile,
  DocumentFile,
  HomePageFile,
  NotFoundPageFile,
  ReviewsFile,
  ServiceFile,
  ServicesPageFile,
  Site,
} from '../schema/types.gen.ts';
import type { PhoneLink } from './phone.ts';
import type { RichText } from './rich-text.ts';
import type { PagePath, Urls } from './urls.ts';

export interface Entity<Data> {
  slug: string;
  path: PagePath;
  /** The data file, for messages. */
  file: string;
  data: Data;
}

export interface Service extends Entity<ServiceFile> {
  /** Slugs of the places it is offered in: its own list and the places that list it, in the places' order. */
  cities: string[];
}

export interface City extends Entity<CityFile> {
  /** The state's abbreviation. */
  state: string;
  /** Slugs of its services: its own list first, then services that list it. */
  services: string[];
}

export interface County extends Entity<CountyFile> {
  state: string;
  /** Slugs of its places, in order. */
  cities: string[];
  /** "15-50 min"; empty without places. */
  averageResponse: string;
}

export type DocumentPage = Entity<DocumentFile> & { body: RichText };

export type Review = ReviewsFile[number];

export interface Redirect {
  from: PagePath;
  to: PagePath;
  fragment: string;
  /** The data file that asked for it. */
  file: string;
}

export interface SiteModel {
  site: Site;
  urls: Urls;
  services: ReadonlyMap<string, Service>;
  cities: ReadonlyMap<string, City>;
  /** Neighbouring places, those it names or the nearest first, with straight-line miles. */
  nearby: (city: City) => { slug: string; miles: number }[];
  counties: ReadonlyMap<string, County>;
  reviews: readonly Review[];
  documents: readonly DocumentPage[];
  pages: {
    home: HomePageFile;
    services: ServicesPageFile;
    areas: AreasPageFile;
    about: AboutPageFile;
    contact: ContactPageFile;
    notFound: NotFoundPageFile;
  };
  /** A Markdown text of the data, parsed. */
  rich: (markdown: string) => RichText;
  mainPhone: PhoneLink;
  /** Pages that show another number, by path. */
  phones: ReadonlyMap<PagePath, PhoneLink>;
  redirects: readonly Redirect[];
}
