/** What visitors see of a constant part → the same where a page has the part: one object for all pages. Pure. */
import { memoize } from '../memo/memoize.ts';
import { fillSlots, hasSlot } from './slots.ts';

export interface Picture {
  src: string;
  /** Undefined if the attribute is missing. */
  alt: string | undefined;
  /** Hidden from screen readers, by itself or by a parent. */
  isHidden: boolean;
  /** Inside `<main>`. */
  isMain: boolean;
}

/**
 * The content of a constant part, or of a page before, between and after its constant parts. That of a part is the same
 * object on every page, unless it has slots, so that lints need not look at it twice.
 */
export interface ContentRun {
  readonly pictures: readonly Picture[];
  /** The href values of links, as written in the page. */
  readonly anchors: readonly string[];
  /** Visible texts, one per block. */
  readonly texts: readonly string[];
  /** The texts inside `<main>`, without navigation, forms and code. */
  readonly blocks: readonly string[];
  /** Where each text is: a sum of `place`. */
  readonly places: readonly number[];
}

export const place = { main: 1, aside: 2, hidden: 4 } as const;

/** A run that is being read. */
export class OpenRun implements ContentRun {
  readonly pictures: Picture[] = [];
  readonly anchors: string[] = [];
  readonly texts: string[] = [];
  readonly blocks: string[] = [];
  readonly places: number[] = [];

  get isEmpty(): boolean {
    return this.texts.length === 0 && this.anchors.length === 0 && this.pictures.length === 0;
  }

  addText(text: string, at: number): void {
    this.texts.push(text);
    this.places.push(at);
    if ((at & place.main) !== 0 && (at & place.aside) === 0) this.blocks.push(text);
  }

  /** Adds those of a run's contents that have slots, or those that have none. */
  addHalf({ pictures, anchors, texts, places }: ContentRun, at: number, isWanted: (text: string) => boolean): void {
    const [isMain, isHidden] = [(at & place.main) !== 0, (at & place.hidden) !== 0];
    for (const { src, alt, ...one } of pictures)
      if (isWanted(src + (alt ?? '')))
        this.pictures.push({ src, alt, isHidden: isHidden || one.isHidden, isMain: isMain || one.isMain });
    for (const anchor of anchors) if (isWanted(anchor)) this.anchors.push(anchor);
    for (const [index, text] of texts.entries()) if (isWanted(text)) this.addText(text, at | (places[index] ?? 0));
  }
}

/** `runs` are those of a part. Returns what has no slots as one run, and what has some as another, with their values. */
export function runsAt(runs: readonly ContentRun[], at: number, values: readonly string[]): ContentRun[] {
  const { plain, slotted } = sharedRuns(runs)(at);
  const filled = values.length === 0 ? slotted : filledRun(slotted, (text) => fillSlots(text, values));
  return [plain, filled].filter(({ isEmpty }) => !isEmpty);
}

/** Memoized by part and place. */
const sharedRuns = memoize((runs: readonly ContentRun[]) => {
  const known = new Map<number, { plain: OpenRun; slotted: OpenRun }>();
  return (at: number) => {
    const halves = known.get(at) ?? { plain: new OpenRun(), slotted: new OpenRun() };
    if (known.has(at)) return halves;
    known.set(at, halves);
    for (const run of runs) {
      halves.plain.addHalf(run, at, (text) => !hasSlot(text));
      halves.slotted.addHalf(run, at, hasSlot);
    }
    return halves;
  };
});

function filledRun({ pictures, anchors, texts, places }: OpenRun, fill: (text: string) => string): OpenRun {
  const filled = new OpenRun();
  for (const { src, alt, isHidden, isMain } of pictures)
    filled.pictures.push({ src: fill(src), alt: alt === undefined ? undefined : fill(alt), isHidden, isMain });
  for (const anchor of anchors) filled.anchors.push(fill(anchor));
  for (const [index, text] of texts.entries()) filled.addText(fill(text), places[index] ?? 0);
  return filled;
}
