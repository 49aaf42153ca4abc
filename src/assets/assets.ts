/** What the assets stage gives to routes, render and emit. */
import type { CoverageMap } from '../routes/page-props.ts';

/** A file of the output, by its path from the output folder. */
export interface AssetFile {
  path: string;
  contents: string | Uint8Array;
}

/** A picture's place in the output and its size in CSS pixels. */
export interface PictureAsset {
  path: string;
  width: number;
  height: number;
}

/** Style and script of one kind of page, as paths of the site. */
export interface PageAssets {
  style: string;
  script: string;
}

export interface Assets {
  pages: ReadonlyMap<string, PageAssets>;
  /** By their names in data/images. */
  pictures: ReadonlyMap<string, PictureAsset>;
  iconSprite: string;
  iconNames: ReadonlySet<string>;
  shareImage: PictureAsset;
  favicon: string;
  icon: string;
  touchIcon: string;
  manifest: string;
  themeColor: { light: string; dark: string };
  /** The served area, with one county or place picked out by its link. */
  drawMap: (view: { title: string; current?: string | undefined; size?: 'full' | 'small' }) => CoverageMap | undefined;
  files: AssetFile[];
}
