/** The shell: the props of the frame, which every page template gets besides its own content. Plain data, with nothing left to compute. */
import type { PhoneLink } from '../../domain/phones/phone-link.ts';
import type { Site } from '../../schema/types.gen.ts';

export type Wording = Site['wording'];

/** A label and an href, complete with base path and trailing slash. */
export interface NavLink {
  label: string;
  href: string;
}

export interface Badge {
  text: string;
  icon?: string | undefined;
}

export type { PhoneLink };

/** A picture for `<img>`; its width and height reserve its space, whatever file the browser chooses. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** For `<source>` elements, the best format first; absent for a drawing, which has a single file. */
  sources?: { type: string; srcset: string }[] | undefined;
  /** The `sizes` of each source: its width in the built-in styles. */
  sizes?: string | undefined;
  /** A class that shows its main color until it has loaded. */
  color?: string | undefined;
  /** A class that keeps its focal point visible if it is cropped. */
  focus?: string | undefined;
}

/** The picture that other sites show for a link to the page; `src` is an absolute URL. */
export interface ShareImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface FormChoice {
  label: string;
  /** True for the page's own service. */
  selected: boolean;
  /** The slug of its service, in the contact form: a link with `?service=` and this slug selects it. */
  service?: string | undefined;
}

/** How a form is sent. */
export interface FormDelivery {
  way: 'form' | 'json' | 'netlify' | 'mailto';
  action: string;
  /** Absolute URL of the thank-you page; absent if no server receives the form. */
  next?: string | undefined;
  /** Whether visitors can attach photos. */
  photos: boolean;
  /** Whether it asks for consent to text messages. */
  consent: boolean;
}

export interface FormSettings {
  /** Absent if the form sends nothing. */
  delivery?: FormDelivery | undefined;
  /** The label of an empty first choice; if absent, the first service is selected. */
  emptyChoice?: string | undefined;
  choices: FormChoice[];
}

/** A line that is shown at certain times only: src/domain/local-time.ts describes the forms of `from` and `until`. */
export interface ScheduledText {
  name: string;
  text: string;
  icon?: string | undefined;
  href?: string | undefined;
  from: string;
  until: string;
  /** Whether it applied when the page was built. */
  isNow: boolean;
}

/** When the phone is answered, and the texts about it. */
export interface Opening {
  /** The week from Sunday, with days separated by commas (`,07:00-18:00,…`), then days with other hours: see isOpen. */
  week: string;
  open: string;
  closed: string;
  /** True if `closed` still invites calls, because emergencies are answered at all hours. */
  isAlwaysAnswered: boolean;
}

/** An additional script of site.yaml. */
export interface PageScript {
  src: string;
  /** With React's names. */
  attributes: Readonly<Record<string, string>>;
  /** An inline script that runs before the script is loaded. */
  before?: string | undefined;
  when: 'load' | 'idle' | 'consent';
}

/** A link to the page, or to the home page, in another language. */
export interface LanguageLink {
  /** BCP 47: es-US. */
  tag: string;
  /** The name of the language, in that language. */
  label: string;
}

export interface Shell {
  /** BCP 47, for `<html lang>`. */
  language: string;
  /** The language with a country, as Open Graph wants it: en_US. */
  locale: string;
  /** The page's absolute URL, without a fragment. Absent on 404 pages. */
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
    mark?: Picture | undefined;
    /** Shown in place of the mark and the name; `dark` is for the dark theme. */
    logo?: { light: Picture; dark?: Picture | undefined } | undefined;
    /** On one line; absent if the business has no street. */
    address?: string | undefined;
    email?: string | undefined;
    hours: { text: string; emergencyText?: string | undefined; note?: string | undefined };
    emergencyPromise?: string | undefined;
  };
  /** The page's phone number: the business's or the page's override; `links.contactCard` has the same number. */
  phone: PhoneLink;
  /** An `sms:` link with a prefilled first sentence. */
  textMessage?: string | undefined;
  /** Absent if the site has none. */
  scripts?:
    | {
        head: readonly PageScript[];
        body: readonly PageScript[];
        /** Whether the site asks for consent, because a script needs it. */
        asks: boolean;
      }
    | undefined;
  /** Hrefs of the main pages. */
  links: {
    home: string;
    /** The home page of the main language, which all URLs of the site begin with. */
    root: string;
    services: string;
    areas: string;
    about: string;
    contact: string;
    news: string;
    contactCard: string;
  };
  topStrip: Badge[];
  navigation: NavLink[];
  footer: {
    text?: string | undefined;
    services: NavLink[];
    areas: NavLink[];
    /** Pictures that link to other sites; their `alt` is the link's name. */
    badges: { picture: Picture; href: string }[];
    company: NavLink[];
    legal: NavLink[];
    copyright: string;
    /** The year in `copyright`, if it has one: that of the build, which script replaces with the current year. */
    year?: string | undefined;
  };
  /** The band before the footer, with id="contact"; absent if the page has its own contact section. */
  contactBand?: { heading: string; text: string } | undefined;
  quoteDialog: FormSettings & { heading: string };
  /** The business's IANA time zone: America/New_York. */
  timeZone: string;
  opening: Opening;
  season?: ScheduledText | undefined;
  notices: (ScheduledText & { tone: 'alarm' | 'news' })[];
  /** The page in each of its languages, with absolute URLs; empty if there is only one. `x-default` is the first. */
  alternates: { hrefLang: string; href: string }[];
  /** The other languages of the site; empty for a site in one language. */
  languages: LanguageLink[];
  /** The href in each of these languages, by tag. */
  languageHrefs: Record<string, string>;
  /** The feed of posts, on pages about news. */
  feed?: NavLink | undefined;
  /** Labels of the bar at the bottom of small screens. */
  stickyBar: { quote: string; call: string };
  /** With all tokens filled in, except those that a template fills in itself (see `fill`). */
  wording: Wording;
}
