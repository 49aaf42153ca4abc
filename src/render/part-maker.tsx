/** Makes pages and constant parts: their HTML, with constant parts inserted, and their facts. */
import { createRequire } from 'node:module';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { codeOf } from '../diagnostics/code-of.ts';
import { DetailReader, type PlacedDetails } from '../html/read-details.ts';
import { FactReader, type PlacedFacts } from '../html/read-facts.ts';
import {
  asPart,
  joinMarkup,
  joinParts,
  joinRead,
  type Made,
  markOf,
  type PlacedPart,
  readMarkup,
} from '../html/read-page.ts';
import { slot } from '../html/slots.ts';
import { linkNumbers, linkPhones } from '../text/link-phones.ts';
import { noBreakSpacesInHtml, noBreakSpacesInText } from '../text/no-break-spaces.ts';
import { type ConstantPart, ConstantStore } from './constant-store.ts';
import { IconMarkup } from './icon-markup.ts';
import { MarkupWriter } from './markup-writer.ts';
import { minifyHtml } from './minify.ts';
import { RenderContext, type RenderSettings } from './render-context.ts';
import { takeSlots } from './slot-props.ts';

export interface MakerInput extends Pick<RenderSettings, 'iconSprite' | 'iconNames'> {
  /** The country (two letters) of phone numbers without a country code. If absent, numbers in texts are not linked. */
  country?: string | undefined;
  /** Whether details are read while markup is written: see `PageRead.details`. Default: on demand. */
  readsDetails?: boolean | undefined;
  /** Runs templates; may stop the work and begin it again. Rethrows their errors; throws an error with the code TREESITE_ENDLESS if they do not end. */
  run?: (<Result>(work: () => Result) => Result) | undefined;
}

/** A constant part that a component has placed, before it is made. */
interface Placed {
  part: ConstantPart;
  values: string[];
}

interface Written {
  writer: MarkupWriter;
  reader: FactReader;
  parts: PlacedPart[];
}

/** How often a component was written without React, and how often that was given up. */
interface Tries {
  written: number;
  given: number;
}

/** After this many failures, a component is left to React. */
const maxGiven = 3;

/** Matches every text that `linkNumbers` and `noBreakSpacesInHtml` can change: with a digit, or an abbreviation such as `St. `. */
const mayChange = /\d|[et]\. /;

/** Spaces beside an added link, which are collapsed to one. */
const aroundLinks = / +(?=<a )|(?<=<\/a>) +/g;

const doctype = '<!doctype html>';

/** Loaded on demand: most sites never need it, and loading it takes as long as making a hundred pages. */
const loadServer = (): typeof import('react-dom/server') => createRequire(import.meta.url)('react-dom/server');

export class PartMaker {
  /** How often React was needed. */
  reactRenders = 0;
  readonly #store = new ConstantStore();
  readonly #tries = new WeakMap<object, Tries>();
  /** In development, React renders everything, because its warnings help template authors. */
  readonly #isByReactOnly = process.env.NODE_ENV === 'development';
  readonly #settings: RenderSettings;
  readonly #icons: IconMarkup;
  readonly #country: string | undefined;
  readonly #readsDetails: boolean;
  readonly #run: NonNullable<MakerInput['run']>;
  /** The constant parts of the current React render, which is synchronous. */
  #placed: Placed[] = [];

  constructor({ iconSprite, iconNames, country, readsDetails = false, run = (work) => work() }: MakerInput) {
    this.#run = run;
    this.#icons = new IconMarkup({ iconSprite, iconNames });
    this.#country = country;
    this.#readsDetails = readsDetails;
    this.#settings = {
      iconSprite,
      iconNames,
      placeConstant: (component, props, slots) => markOf(this.#placed.push(this.#find(component, props, slots)) - 1),
    };
  }

  makePage(component: ComponentType<never>, props: object): Made {
    return this.#make(component, props, doctype);
  }

  async makeMinifiedPage(component: ComponentType<never>, props: object): Promise<Made> {
    return this.#makeMinified(component, props, doctype);
  }

  #make(component: ComponentType<never>, props: object, begin: string): Made {
    return this.#write(component, props, begin) ?? this.#makeByReact(component, props, begin);
  }

  #makeByReact(component: ComponentType<never>, props: object, begin: string): Made {
    const { markup, placed } = this.#render(component, props);
    return finish(
      begin + markup,
      placed.map((one) => this.#made(one)),
    );
  }

  #made({ part, values }: Placed): PlacedPart {
    part.made ??= asPart(this.#make(part.component, part.props, ''));
    return { values, ...part.made };
  }

  async #makeMinified(component: ComponentType<never>, props: object, begin = ''): Promise<Made> {
    const { markup, placed } = this.#render(component, props);
    const parts = placed.map(async ({ part, values }): Promise<PlacedPart> => {
      part.making ??= this.#makeMinified(part.component, part.props).then(asPart);
      return { ...(await part.making), values };
    });
    return finish(await minifyHtml(begin + markup), await Promise.all(parts));
  }

  /** Undefined if React must render it, or must report what is wrong with it. */
  #write(component: ComponentType<never>, props: object, begin: string): Made | undefined {
    if (this.#isByReactOnly) return undefined;
    const tries = this.#tries.get(component) ?? { written: 0, given: 0 };
    this.#tries.set(component, tries);
    if (tries.given >= maxGiven && tries.given > tries.written) return undefined;
    const what = begin === '' ? 'part' : 'page';
    let written: Written;
    try {
      written = this.#run(() => this.#writeOnce(component, props, { begin, what }));
    } catch (error) {
      if (codeOf(error) === 'TREESITE_ENDLESS') throw error;
      tries.given += 1;
      return undefined;
    }
    tries.written += 1;
    const { writer, reader, parts } = written;
    reader.end();
    if (what === 'part') reader.merge();
    // Unfilled tokens are rare, and are reported after reading the markup again.
    const { pieces, hasToken } = writer;
    if (hasToken) return finish(joinMarkup(pieces), parts);
    return joinParts(pieces, parts, { facts: reader.facts, details: writer.details?.end() });
  }

  /** May be stopped at any point and called again. */
  #writeOnce(
    component: ComponentType<never>,
    props: object,
    { begin, what }: { begin: string; what: 'page' | 'part' },
  ): Written {
    const parts: PlacedPart[] = [];
    const facts: PlacedFacts[] = [];
    const details: PlacedDetails[] = [];
    const reader = new FactReader(facts, { mayHaveSlots: what === 'part' });
    const detailReader = this.#readsDetails ? new DetailReader(details) : undefined;
    const writer = new MarkupWriter(begin, {
      icons: this.#icons,
      reader,
      details: detailReader,
      place: (component, props, slots) => {
        const part = this.#made(this.#find(component, props, slots));
        facts.push({ facts: part.read.facts, values: part.values });
        if (detailReader) details.push({ details: part.read.details, values: part.values });
        return parts.push(part) - 1;
      },
      print: (words, isWithoutLinks, take) => this.#print(words, isWithoutLinks ? undefined : take),
    });
    const write = component as (props: object) => ReactNode;
    writer.write(write, props as Record<string, unknown>, what);
    return { writer, reader, parts };
  }

  /** `take` is undefined inside an element in which phone numbers are not linked. */
  #print(words: string, take: ((href: string) => void) | undefined): string {
    if (!mayChange.test(words)) return words;
    const linked = take && this.#country !== undefined ? linkNumbers(words, this.#country, take) : words;
    return noBreakSpacesInText(linked === words ? words : linked.replace(aroundLinks, ' '));
  }

  #render(component: ComponentType<never>, props: object): { markup: string; placed: readonly Placed[] } {
    this.reactRenders += 1;
    const page = createElement(component as ComponentType<object>, props);
    const { renderToStaticMarkup } = loadServer();
    let placed: Placed[] = [];
    const markup = this.#run(() => {
      placed = [];
      this.#placed = placed;
      return renderToStaticMarkup(<RenderContext value={this.#settings}>{page}</RenderContext>);
    });
    return { markup: noBreakSpacesInHtml(this.#linked(markup)), placed };
  }

  #linked(markup: string): string {
    return this.#country === undefined ? markup : linkPhones(markup, this.#country);
  }

  #find(component: ComponentType<never>, given: object, slots: readonly string[]): Placed {
    const { props, values } = takeSlots(given, slots, slot);
    return { part: this.#store.find(component, props), values };
  }
}

function finish(markup: string, parts: readonly PlacedPart[]): Made {
  return joinRead(markup, parts, readMarkup(markup, parts));
}
