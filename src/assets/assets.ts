/** The types that the assets stage passes to routes, render and emit. */
import type { Site } from '../schema/types.gen.ts';

/** A file of the finished site. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  path: string;
  contents: string | Uint8Array;
}

/** A file that is slow to make. */
export interface FileToMake {
  /** Relative to the output folder. It hashes everything the contents depend on, so equal paths have equal contents. */
  path: string;
  make: () => Promise<Uint8Array>;
}

/** A published picture. */
export interface PictureAsset {
  /** The file that every browser can show. Its name has a hash of the source: equal files have equal ones. */
  path: string;
  /** Width and height of the largest file in pixels; of a drawing, in its own units. */
  width: number;
  height: number;
  /** The same picture in several widths, the best format first; empty for a drawing. */
  sources: { type: string; files: { path: string; width: number }[] }[];
  /** Class that shows the picture's main color until it has loaded; its rule is in every stylesheet. */
  color?: string | undefined;
}

/** The words of a page's share card, beside the name of the business. */
export interface CardText {
  title: string;
  /** A place or a category; empty if there is none. */
  line: string;
}

/** A card's path and its size in pixels. */
interface ShareCard {
  path: string;
  width: number;
  height: number;
}

/** Style and script of one kind of page, as URL paths. */
interface PageAssets {
  style: string;
  script: string;
}

/** The service area, drawn at build time. Lengths are in the drawing's own units. */
export interface CoverageMap {
  width: number;
  height: number;
  /** The accessible name of the group of links: what the drawing is. */
  label: string;
  /** A sentence: what the map shows on this page. */
  title: string;
  /** The URL path of the drawing, which many pages share: `#map` is everything but the names, `#wide` and `#narrow` are the names for two widths. */
  drawing: string;
  /** Links to overlay on the drawing. No places if there are too many. */
  links: {
    counties: { name: string; href: string; path: string }[];
    /** `radius`: of the circle to click. Circles overlap only where their dots do. */
    places: { name: string; href: string; x: number; y: number; radius: number }[];
  };
  /** The place that the page is about. */
  own?: {
    name: string;
    x: number;
    y: number;
    /** Radius of the service circle. */
    reach: number;
    /** Its label on wide and on narrow screens. */
    wide: MapLabel;
    narrow: MapLabel;
  };
}

/** A label's position on its baseline, its text anchor and its type size. */
interface MapLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  size: number;
}

export interface MapView {
  /** The accessible name of the group of links, the same on every page. */
  label: string;
  /** A sentence: what the map shows on this page. */
  title: string;
  /** The slug of the county that fills the frame. If absent or missing from the atlas, all counties fill it. */
  county?: string | undefined;
  /** The href of the place that the page is about. */
  current?: string | undefined;
}

/** In one language. */
export interface Assets {
  pages: ReadonlyMap<string, PageAssets>;
  /** By name in data/images. */
  pictures: ReadonlyMap<string, PictureAsset>;
  /** Whether a page gets a card of its own, that of its county if it has one, or the site's. */
  cardPolicy: NonNullable<Site['shareCards']>;
  planCard: (text: CardText) => ShareCard;
  themeColor: { light: string; dark: string };
  /** The map of one county or of all counties, with one place highlighted. */
  planMap: (view: MapView) => CoverageMap | undefined;
  /** The URL path of that map's drawing, for a county's slug. Its name is a hash of everything the map is drawn from. */
  mapDrawing: (county: string | undefined) => string | undefined;
}
