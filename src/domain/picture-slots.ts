/** The slots of the layout that show pictures: their names in the schemas (x-image), and their requirements. */

export interface SlotNeeds {
  /** Its name in messages. */
  name: string;
  /** In pixels. Narrower pictures look blurred there. */
  minWidth: number;
  /** The widths to encode, in pixels: those of the slot on common screens, at densities 1 and 2. */
  widths: readonly number[];
  /** It shows pictures of any shape, without cutting off their sides. */
  isWhole?: boolean;
  /** The `sizes` attribute: its width in the built-in styles. */
  sizes: string;
}

export const pictureSlots = {
  hero: {
    name: 'the top of a page',
    minWidth: 1200,
    widths: [400, 800, 1200, 1600],
    sizes: '(min-width: 992px) 50vw, 100vw',
  },
  card: {
    name: 'a card',
    minWidth: 800,
    widths: [400, 800],
    sizes: '(min-width: 640px) 25rem, 100vw',
  },
  gallery: {
    name: 'a gallery',
    minWidth: 800,
    isWhole: true,
    widths: [400, 800, 1200],
    sizes: '(min-width: 640px) 30rem, 100vw',
  },
  job: {
    name: 'a job',
    minWidth: 800,
    widths: [400, 800, 1200],
    // The two are stacked. A job alone is wider: up to 44rem, for which this loads 800 pixels, too.
    sizes: '(min-width: 768px) 26rem, 100vw',
  },
  about: {
    name: 'the text about the business',
    minWidth: 800,
    widths: [400, 800, 1200],
    sizes: '(min-width: 640px) 25rem, 100vw',
  },
  badge: {
    name: 'a badge',
    minWidth: 96,
    isWhole: true,
    widths: [96, 192],
    sizes: '6rem',
  },
  mark: {
    name: 'the mark',
    minWidth: 64,
    isWhole: true,
    widths: [64, 192],
    sizes: '3rem',
  },
  logo: {
    name: 'the logo',
    minWidth: 240,
    isWhole: true,
    widths: [240, 480, 720],
    sizes: '13rem',
  },
} as const satisfies Record<string, SlotNeeds>;

export type PictureSlot = keyof typeof pictureSlots;

/** Whether an `x-image` value is a known slot. */
export function isPictureSlot(word: string): word is PictureSlot {
  return Object.hasOwn(pictureSlots, word);
}
