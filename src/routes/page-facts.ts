/** A page's facts for search engines, from which its JSON-LD is made. */
import type { Breadcrumb } from './props/part-props.ts';

export interface PageFacts {
  /** Absolute URL; absent on 404 pages. */
  url?: string | undefined;
  /** Absolute URL of the page about the area, if it is another page. */
  areaUrl?: string | undefined;
  /** Absolute URL of the page's share card. */
  image: string;
  business: BusinessFacts;
  /** The area that the page is about. */
  area: AreaFacts;
  /** With absolute URLs. */
  breadcrumbs: Breadcrumb[];
  service?: ServiceFacts | undefined;
}

export interface BusinessFacts {
  type: string;
  name: string;
  description: string;
  /** Absolute URL of the home page. */
  url: string;
  /** E.164 */
  telephone: string;
  email?: string | undefined;
  /** The picture of the business as a whole; pages about places have their own. */
  image: string;
  logo: string;
  priceRange: string;
  country: string;
  street?: string | undefined;
  opening: { days: string[]; opens: string; closes: string }[];
  /** Days on which other hours apply; both times are 00:00 on closed days. */
  specialHours: { validFrom: string; validThrough: string; opens: string; closes: string }[];
  emergencyLine: boolean;
  rating?: { value: number; best: number; count: number } | undefined;
  sameAs: string[];
}

export interface AreaFacts {
  /** True for the business's own place, on the home page and single pages. */
  isHome: boolean;
  /** Of an office in a place; the business's own is in its facts. */
  street?: string | undefined;
  locality: string;
  region: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  radiusMeters: number;
}

export interface ServiceFacts {
  name: string;
  description: string;
  serviceType: string[];
  areaServed: string[];
}
