/** What every page's template is given beside its own content: the frame around the page. Plain data, nothing of it computed in a template. */
import type { PhoneLink } from '../../domain/phones/phone-link.ts';
import type { Site } from '../../schema/types.gen.ts';

export type Wording = Site['wording'];

/** A label and an address that is ready to print (base path and trailing slash included). */
export interface NavLink {
  label: string;
  href: string;
}

export interface Badge {
  text: string;
  icon?: string | undefined;
}

export type { PhoneLink };

/** A picture ready for `<img>`; its width and height are for the space it takes, whatever file the browser chooses. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** For `<source>` elements, the best format first; absent for a drawing, which has one file. */
  sources?: { type: string; srcset: string }[] | undefined;
  /** How wide the built-in styles show it, for the `sizes` of each source. */
  sizes?: string | undefined;
  /** A class that paints its main colour until it has come. */
  colour?: string | undefined;
  /** A class that keeps its focal point where the picture is cropped. */
  focus?: string | undefined;
}

/** What other sites show of a link: an absolute address. */
export interface ShareImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface FormChoice {
  label: string;
  /** True for the choice that fits the page. */
  selected: boolean;
}

/** Where a form goes. */
export interface FormDelivery {
  way: 'form' | 'json' | 'netlify' | 'mailto';
  action: string;
  /** The absolute address of the page that thanks; absent where no server answers. */
  next?: string | undefined;
  /** Whether it asks for photos. */
  photos: boolean;
  /** Whether it asks to be allowed to text back. */
  consent: boolean;
}

export interface FormSettings {
  /** Absent, it sends nothing. */
  delivery?: FormDelivery | undefined;
  /** The first choice, which is none; absent, the first service is chosen. */
  emptyChoice?: string | undefined;
  choices: FormChoice[];
}

/** A line that is shown at times only: see src/domain/local-time.ts for the forms of `from` and `until`. */
export interface ScheduledLine {
  name: string;
  text: string;
  href?: string | undefined;
  from: string;
  until: string;
  /** Whether it was the time for it when the page was built. */
  isNow: boolean;
}

/** When the phone is answered, and what to say of it. */
export interface Opening {
  /** The week from Sunday on, days separated by commas: `,07:00-18:00,…`. */
  week: string;
  open: string;
  closed: string;
  /** True where `closed` asks to call, because emergencies are answered at all hours. */
  isAlwaysAnswered: boolean;
}

/** A script that the site loads beside its own. */
export interface PageScript {
  src: string;
  /** As React names them. */
  attributes: Readonly<Record<string, string>>;
  /** Runs in the page before the script is loaded. */
  before?: string | undefined;
  when: 'load' | 'idle' | 'consent';
}

export interface Shell {
  /** BCP 47, for `<html lang>`. */
  language: string;
  /** The page's absolute address, without a fragment. Absent on pages that are not found. */
  canonical?: string | undefined;
  title: string;
  description: string;
  keywords: string[];
  noindex: boolean;
  /** The card of shared links, 1200 by 630. */
  shareImage: ShareImage;
  siteName: string;
  themeColor: { light: string; dark: string };
  verification: { name: string; content: string }[];
  assets: {
    style: string;
    script: string;
    favicon: string;
    icon: string;
    touchIcon: string;
    manifest: string;
  };
  business: {
    name: string;
    tagline?: string | undefined;
    mark?: Picture | undefined;
    /** Shown instead of the mark and the name; `dark` in the dark theme. */
    logo?: { light: Picture; dark?: Picture | undefined } | undefined;
    /** In one line; absent where the business has no street. */
    address?: string | undefined;
    email?: string | undefined;
    hours: { text: string; emergencyText?: string | undefined; note?: string | undefined };
    emergencyPromise?: string | undefined;
  };
  /** The number of this page: the business's own or the page's override; `links.contactCard` holds the same. */
  phone: PhoneLink;
  /** An `sms:` link with a first sentence filled in. */
  textMessage?: string | undefined;
  /** Absent where the site lists none. */
  scripts?:
    | {
        head: readonly PageScript[];
        body: readonly PageScript[];
        /** The script that loads those that wait. */
        loader?: string | undefined;
        /** Whether any script of the site needs consent. */
        asks: boolean;
      }
    | undefined;
  /** Where the pages of the site are. */
  links: { home: string; services: string; areas: string; about: string; contact: string; contactCard: string };
  topStrip: Badge[];
  navigation: NavLink[];
  footer: {
    text?: string | undefined;
    services: NavLink[];
    areas: NavLink[];
    /** Pictures that link to other sites; `alt` says what each is. */
    badges: { picture: Picture; href: string }[];
    company: NavLink[];
    legal: NavLink[];
    copyright: string;
  };
  /** The band before the footer, which carries id="contact"; absent where the page has a contact place of its own. */
  contactBand?: { heading: string; text: string } | undefined;
  quoteDialog: FormSettings & { heading: string };
  /** The business's time zone, as the browser knows it: America/New_York. */
  timeZone: string;
  opening: Opening;
  season?: ScheduledLine | undefined;
  notice?: ScheduledLine | undefined;
  /** Two labels of the bar at the bottom of small screens. */
  stickyBar: { quote: string; call: string };
  /** All tokens are filled in, but for those that a template fills itself (see `fill`). */
  wording: Wording;
}
