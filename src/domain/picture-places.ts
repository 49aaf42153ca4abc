/** The places of the layout where pictures stand: what the schemas call them (x-image), and what each asks of a picture. */

export interface PlaceNeeds {
  /** The place in a sentence. */
  name: string;
  /** A picture with fewer pixels across looks soft there. */
  leastWidth: number;
  /** Widths in pixels that are worth making for it: its own on the usual screens, once and twice as dense. */
  widths: readonly number[];
  /** For the `sizes` attribute: how wide the built-in styles show it. */
  sizes: string;
}

const places = {
  hero: {
    name: 'the top of a page',
    leastWidth: 1200,
    widths: [400, 800, 1200, 1600],
    sizes: '(min-width: 992px) 50vw, 100vw',
  },
  card: {
    name: 'a card',
    leastWidth: 800,
    widths: [400, 800],
    sizes: '(min-width: 640px) 25rem, 100vw',
  },
  gallery: {
    name: 'a gallery',
    leastWidth: 800,
    widths: [400, 800, 1200],
    sizes: '(min-width: 640px) 30rem, 100vw',
  },
  job: {
    name: 'a job',
    leastWidth: 800,
    widths: [400, 800],
    sizes: '(min-width: 992px) 25rem, 50vw',
  },
  about: {
    name: 'the words about the business',
    leastWidth: 800,
    widths: [400, 800, 1200],
    sizes: '(min-width: 640px) 25rem, 100vw',
  },
  mark: {
    name: 'the mark',
    leastWidth: 64,
    widths: [64, 192],
    sizes: '3rem',
  },
} as const satisfies Record<string, PlaceNeeds>;

export type PicturePlace = keyof typeof places;

export const picturePlaces: Readonly<Record<PicturePlace, PlaceNeeds>> = places;

/** False for a word that no schema should hold. */
export function isPicturePlace(word: string): word is PicturePlace {
  return Object.hasOwn(places, word);
}
