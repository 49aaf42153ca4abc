/** Plans share cards: their names at once, their pictures when they are requested. */
import { contentHash } from '../../files/content-hash.ts';
import { once } from '../../memo/memoize.ts';
import type { SiteModel } from '../../model/build-model.ts';
import type { Assets, CardText, FileToMake } from '../assets.ts';
import type { Cache } from '../cache.ts';
import { loadSharp, sharpVersion } from '../packages.ts';
import { parseCardFont } from './card-font.ts';
import { type CardCompany, cardSize, drawCard } from './card-layout.ts';

export interface ShareCards {
  plan: Assets['planCard'];
  toMake: (text: CardText) => FileToMake;
}

interface Company extends CardCompany {
  /** The font file. */
  font: Uint8Array;
  cache: Cache;
}

/** Raise it with every change of the drawing: cards that look different need another file name. */
const design = 6;

export function planShareCards({ font: fontFile, cache, ...company }: Company): ShareCards {
  // The spelling of these keys is part of the file names of cards.
  const { business, mark, colors: colours } = company;
  const look = { business, mark, colours };
  const same = contentHash(JSON.stringify([design, sharpVersion(), contentHash(fontFile), look]));
  const keyOf = ({ title, line }: CardText) => `share card ${same} ${JSON.stringify([title, line])}`;
  const pathOf = (text: CardText) => `assets/card.${contentHash(keyOf(text))}.png`;
  const font = once(() => parseCardFont(fontFile));
  const draw = (text: CardText) => {
    const svg = Buffer.from(drawCard(text, company, font()));
    return loadSharp()(svg).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  };
  return {
    plan: (text) => ({ path: `/${pathOf(text)}`, ...cardSize }),
    toMake: (text) => ({ path: pathOf(text), make: () => cache.get(keyOf(text), () => draw(text)) }),
  };
}

const maxOwnCards = 500;
/** Home, services, areas, about, contact and the two not-found pages. */
const fixedPages = 7;

/** The choice of site.yaml; without one, a card for each page of a site of up to 500 pages, and for each county of a larger one. */
export function cardPolicy(model: SiteModel): Assets['cardPolicy'] {
  const { site, services, counties, cities, documents } = model;
  const posts = model.news(Number.POSITIVE_INFINITY).length;
  const pages = fixedPages + services.size + counties.size + cities.size + documents.size + posts;
  return site.shareCards ?? (pages > maxOwnCards ? 'county' : 'page');
}
