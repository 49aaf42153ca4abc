/** What the assets stage gives to routes, render and emit. */

/** A file of the output, by its path from the output folder. */
export interface AssetFile {
  path: string;
  contents: string | Uint8Array;
}

/** A picture as it is published. */
export interface PictureAsset {
  /** The file that every browser can show. */
  path: string;
  /** Of the largest file, in pixels; of a drawing, in its own units. */
  width: number;
  height: number;
  /** The same picture in several widths, the best format first; empty for a drawing. */
  sources: { type: string; files: { path: string; width: number }[] }[];
  /** Class that paints the picture's main colour until it has come; its rule is in every stylesheet. */
  colour?: string | undefined;
}

/** The words of a page's share card, beside the name of the business. */
export interface CardText {
  title: string;
  /** A place or a category; empty where there is none. */
  line: string;
}

/** The words of the cards that a page could have. */
export interface PageCards {
  page: CardText;
  /** Of the county it is about or lies in. */
  county: CardText | undefined;
  site: CardText;
}

/** A card's words, its place in the output and its size in pixels. */
export interface ShareCard {
  text: CardText;
  path: string;
  width: number;
  height: number;
}

/** Style and script of one kind of page, as paths of the site. */
export interface PageAssets {
  style: string;
  script: string;
}

/** The served area, drawn at build time. Lengths are units of the drawing's own width and height. */
export interface CoverageMap {
  width: number;
  height: number;
  /** What the drawing is: the name of its links. */
  label: string;
  /** What it shows on this page, in a sentence. */
  title: string;
  /** The file of the drawing, shared by many pages: `#map` is all but the names, `#wide` and `#narrow` are the names for two widths. */
  drawing: string;
  /** What is drawn, as links to lay over the drawing. Without places where there are too many. */
  links: {
    counties: { name: string; href: string; path: string }[];
    places: { name: string; href: string; x: number; y: number }[];
  };
  /** The place that the page is about. */
  own?: {
    name: string;
    x: number;
    y: number;
    /** Radius of the service circle. */
    reach: number;
    /** Its name on wide and on narrow screens. */
    wide: MapLabel;
    narrow: MapLabel;
  };
}

/** Where a name is on its baseline, which side of it is there, and the type size. */
export interface MapLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  size: number;
}

export interface MapView {
  /** What the drawing is: the name of its links, the same on every page. */
  label: string;
  /** What it shows on this page, in a sentence. */
  title: string;
  /** The slug of the county to fill the frame. Without it, or where the atlas lacks it, all counties do. */
  county?: string | undefined;
  /** The href of the place that the page is about. */
  current?: string | undefined;
}

export interface Assets {
  pages: ReadonlyMap<string, PageAssets>;
  /** By their names in data/images. */
  pictures: ReadonlyMap<string, PictureAsset>;
  /** The script that loads others later, where the site has such. */
  laterScripts?: string | undefined;
  /** The card that a page gets, of those that it could have. The same words have the same card. */
  planCard: (cards: PageCards) => ShareCard;
  favicon: string;
  icon: string;
  touchIcon: string;
  manifest: string;
  themeColor: { light: string; dark: string };
  /** The map around a county (its slug) or of all counties, with one place picked out by its link. */
  planMap: (view: MapView) => CoverageMap | undefined;
  /** The path of the drawing that such a map shows. Its name says everything that the map is drawn from. */
  mapDrawing: (county: string | undefined) => string | undefined;
  files: AssetFile[];
}
