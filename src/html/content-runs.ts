/** What visitors see of a constant part → the same where a page has the part: one object for all pages. Pure. */
import { memoize } from '../memo/memoize.ts';
import { fillSlots } from './slots.ts';

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

  /** Adds a run that is in this place, with the values of its slots. */
  add({ pictures, anchors, texts, places }: ContentRun, at: number, values: readonly string[]): void {
    const fill = (text: string) => (values.length === 0 ? text : fillSlots(text, values));
    const [isMain, isHidden] = [(at & place.main) !== 0, (at & place.hidden) !== 0];
    for (const one of pictures) {
      this.pictures.push({
        src: fill(one.src),
        alt: one.alt === undefined ? undefined : fill(one.alt),
        isHidden: isHidden || one.isHidden,
        isMain: isMain || one.isMain,
      });
    }
    for (const anchor of anchors) this.anchors.push(fill(anchor));
    for (const [index, text] of texts.entries()) this.addText(fill(text), at | (places[index] ?? 0));
  }
}

/** `runs` are those of a part; they become one. */
export function runAt(runs: readonly ContentRun[], at: number, values: readonly string[]): ContentRun {
  return values.length === 0 ? sharedRuns(runs)(at) : mergeRuns(runs, at, values);
}

/** Memoized by part and place. */
const sharedRuns = memoize((runs: readonly ContentRun[]) => {
  const known = new Map<number, ContentRun>();
  return (at: number) => {
    const run = known.get(at) ?? mergeRuns(runs, at, []);
    known.set(at, run);
    return run;
  };
});

function mergeRuns(runs: readonly ContentRun[], at: number, values: readonly string[]): ContentRun {
  const merged = new OpenRun();
  for (const run of runs) merged.add(run, at, values);
  return merged;
}
