/** A page's facts for search engines, before they take the form of schema.org. */
import type { Breadcrumb } from './props/part-props.ts';

export interface PageFacts {
  /** Absolute address; absent on pages that are not found. */
  url?: string | undefined;
  /** Absolute address of the page about the area, where that is another. */
  areaUrl?: string | undefined;
  /** Absolute address of the page's share card. */
  image: string;
  business: BusinessFacts;
  /** Where the page's work is done. */
  area: AreaFacts;
  /** With absolute addresses. */
  breadcrumbs: Breadcrumb[];
  service?: ServiceFacts | undefined;
}

export interface BusinessFacts {
  type: string;
  name: string;
  description: string;
  /** Absolute address of the home page. */
  url: string;
  /** E.164 */
  telephone: string;
  email?: string | undefined;
  /** The picture of the whole business; a page about a place has its own. */
  image: string;
  logo: string;
  priceRange: string;
  country: string;
  street?: string | undefined;
  opening: { days: string[]; opens: string; closes: string }[];
  emergencyLine: boolean;
  rating?: { value: number; best: number; count: number } | undefined;
  sameAs: string[];
}

export interface AreaFacts {
  /** True for the business's own place: the home page and general pages. */
  isHome: boolean;
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
