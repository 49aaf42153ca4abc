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

/** A card's place in the output and its size in pixels. */
export interface ShareCard {
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
  /** What the drawing shows, in a sentence. */
  title: string;
  /** SVG path of the land around the served counties. */
  land: string;
  counties: { name: string; href: string; path: string; current: boolean; label: { x: number; y: number } }[];
  places: {
    name: string;
    href: string;
    x: number;
    y: number;
    /** Radius of the service circle. */
    reach: number;
    current: boolean;
    /** Where the name stands, and which side of it is at that point. */
    label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
  }[];
}

export interface Assets {
  pages: ReadonlyMap<string, PageAssets>;
  /** By their names in data/images. */
  pictures: ReadonlyMap<string, PictureAsset>;
  /** The card a page with these words will have. */
  planCard: (text: CardText) => ShareCard;
  favicon: string;
  icon: string;
  touchIcon: string;
  manifest: string;
  themeColor: { light: string; dark: string };
  /** The served area, with one county or place picked out by its link. */
  drawMap: (view: { title: string; current?: string | undefined; size?: 'full' | 'small' }) => CoverageMap | undefined;
  files: AssetFile[];
}
