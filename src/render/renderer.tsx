/** Renders one route after another: React markup with the constant parts put in, and what was read in it on the way. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostics/diagnostic.ts';
import { reasonOf } from '../diagnostics/reason-of.ts';
import { partMark } from '../html/markup.ts';
import { assemble, type PageRead, type PlacedPart, readMarkup } from '../html/read-page.ts';
import { slot } from '../html/slots.ts';
import type { Route } from '../routes/route.ts';
import { keepTogether } from '../text/keep-together.ts';
import { linkPhones } from '../text/link-phones.ts';
import { type ConstantPart, ConstantStore, type MadePart } from './constant-store.ts';
import { withMetaPolicy } from './meta-policy.ts';
import { minifyHtml } from './minify.ts';
import { RenderContext, type RenderSettings } from './render-context.ts';
import { takeSlots } from './slot-props.ts';
import { structuredData } from './structured-data.ts';

export interface Page {
  path: string;
  file: string;
  html: string;
  read: PageRead;
  source: string;
  /** How long it took; the first page that shows a constant part makes it for all. */
  milliseconds: number;
}

export interface RenderInput {
  pages: ReadonlyMap<string, ComponentType<never>>;
  iconSprite: string;
  /** Where numbers without a country code belong: two letters. Without it numbers in texts stay as they are. */
  country?: string | undefined;
  iconNames: ReadonlySet<string>;
  /** `full`: whole pages go through the minifier. Else React's markup is left as it is but for what HTML does without. */
  minify?: 'full' | undefined;
  /** Where a template's error came from. */
  locate: (error: unknown) => Location | undefined;
  /** Runs templates. Throws what they throw, or an error with the code TREESITE_ENDLESS where they do not end. */
  run?: (<Result>(work: () => Result) => Result) | undefined;
  /** The content policy of a page with these inline scripts, for hosts that send no headers. */
  metaPolicy?: ((inlineScripts: readonly string[]) => string) | undefined;
  /** Kind of page → the site's own templates that it uses. */
  own?: ReadonlyMap<string, readonly string[]> | undefined;
}

/** Fails never: a template's error is a diagnostic. A promise with `minify: 'full'` only. */
export type Render = (route: Route) => Page | Diagnostic | Promise<Page | Diagnostic>;

export function createRenderer(input: RenderInput): Render {
  const maker = new Maker(input);
  return (route) => {
    const started = performance.now();
    const component = input.pages.get(route.template);
    if (!component) {
      const file = `templates/pages/${route.template}.tsx`;
      return diagnose('template/missing', startOf(file), `${file} is missing, or has no export named Page.`);
    }
    const { path, file, source } = route;
    const page = ({ html, read }: MadePart): Page => {
      const milliseconds = performance.now() - started;
      const { metaPolicy } = input;
      const whole = metaPolicy ? withMetaPolicy(html, metaPolicy(read.inlineScripts)) : html;
      return { path, file, html: whole, read, source, milliseconds };
    };
    const failed = (error: unknown) => templateError(error, route, input);
    try {
      const props = { ...route.props, structuredData: structuredData(route.facts) };
      if (input.minify === 'full') return maker.makeMinified(component, props, '<!doctype html>').then(page, failed);
      return page(maker.make(component, props, '<!doctype html>'));
    } catch (error) {
      return failed(error);
    }
  };
}

function templateError(error: unknown, route: Route, { locate, own }: RenderInput): Diagnostic {
  const page = `templates/pages/${route.template}.tsx`;
  const reason = reasonOf(error);
  if ((error as NodeJS.ErrnoException | null | undefined)?.code === 'TREESITE_ENDLESS') {
    const used = own?.get(route.template) ?? [];
    const message = `This page, ${route.path} (from ${route.source}), could not be rendered. ${reason}`;
    const hint = `Look for an endless loop, or a component that contains itself, in ${used.join(', ')}.`;
    return diagnose('template/endless', startOf(used.includes(page) ? page : (used[0] ?? page)), message, { hint });
  }
  const at = locate(error) ?? startOf(page);
  return diagnose('template/error', at, `This template failed on ${route.path} (from ${route.source}): ${reason}`);
}

/** A constant part where a component placed it, before it is made. */
interface Placed {
  part: ConstantPart;
  values: string[];
}

/** Makes pages and constant parts. */
class Maker {
  readonly #store = new ConstantStore();
  readonly #settings: RenderSettings;
  readonly #country: string | undefined;
  readonly #run: NonNullable<RenderInput['run']>;
  /** Of what is being rendered now. Rendering is never interrupted. */
  #placed: Placed[] = [];

  constructor({ iconSprite, iconNames, country, run = (work) => work() }: RenderInput) {
    this.#run = run;
    this.#country = country;
    this.#settings = {
      iconSprite,
      iconNames,
      placeConstant: (component, given, slots) => {
        const { props, values } = takeSlots(given, slots, slot);
        const index = this.#placed.push({ part: this.#store.find(component, props), values }) - 1;
        return partMark.begin + index + partMark.end;
      },
    };
  }

  make(component: ComponentType<never>, props: object, begin = ''): MadePart {
    const { markup, placed } = this.#render(component, props);
    const parts = placed.map(({ part, values }): PlacedPart => {
      part.made ??= this.make(part.component, part.props);
      return { ...part.made, values };
    });
    return finish(begin + markup, parts);
  }

  async makeMinified(component: ComponentType<never>, props: object, begin = ''): Promise<MadePart> {
    const { markup, placed } = this.#render(component, props);
    const parts = placed.map(async ({ part, values }): Promise<PlacedPart> => {
      part.making ??= this.makeMinified(part.component, part.props);
      return { ...(await part.making), values };
    });
    return finish(await minifyHtml(begin + markup), await Promise.all(parts));
  }

  #render(component: ComponentType<never>, props: object): { markup: string; placed: readonly Placed[] } {
    const placed: Placed[] = [];
    this.#placed = placed;
    const page = createElement(component as ComponentType<object>, props);
    const markup = this.#run(() => renderToStaticMarkup(<RenderContext value={this.#settings}>{page}</RenderContext>));
    const linked = this.#country === undefined ? markup : linkPhones(markup, this.#country);
    return { markup: keepTogether(linked), placed };
  }
}

function finish(markup: string, parts: readonly PlacedPart[]): MadePart {
  const { read, edits } = readMarkup(markup, parts);
  return { html: assemble(markup, parts, edits), read };
}
