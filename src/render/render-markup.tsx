/** Components and props → their markup as React renders it, with constant parts inserted. */
import { createRequire } from 'node:module';
import { type ComponentType, createElement } from 'react';
import { once } from '../memo/memoize.ts';
import { escapeLikeReact } from '../text/escape.ts';
import { linkPhones, noBreakSpacesInHtml } from '../text/html-texts.ts';
import { RenderContext, type RenderSettings } from './render-context.tsx';

export interface MarkupInput extends Pick<RenderSettings, 'iconSprite' | 'iconNames'> {
  /** The country (two letters) of phone numbers without a country code. If absent, numbers in texts are not linked. */
  country?: string | undefined;
}

/** A constant part where a component has placed it. */
interface Placed {
  component: ComponentType<never>;
  props: object;
  /** Of its slots, in the order of their numbers. */
  values: readonly string[];
}

/** A constant part is its number between the first two marks, and a value of it that differs between pages its number between the others. Data cannot contain private-use characters. */
const partToken = (number: number) => `\uE000${number}\uE001`;
const partTokens = /\uE000(\d+)\uE001/g;
const slotToken = (number: number) => `\uE002${number}\uE003`;
const slotTokens = /\uE002(\d+)\uE003/g;

/** Parts kept per component: a site has few that are on many pages. */
const maxParts = 1_000;

/** Loaded on demand, because a build in which nothing has changed renders nothing. */
const reactServer = once((): typeof import('react-dom/server') => createRequire(import.meta.url)('react-dom/server'));

export type RenderMarkup = (component: ComponentType<never>, props: object) => string;

/** Each constant part is rendered once for its component and props. */
export function markupRenderer({ iconSprite, iconNames, country }: MarkupInput): RenderMarkup {
  const parts = new Map<ComponentType<never>, Map<string, string>>();

  function render(component: ComponentType<never>, props: object): string {
    const placed: Placed[] = [];
    const settings: RenderSettings = {
      iconSprite,
      iconNames,
      placeConstant: (part, given, slots) =>
        partToken(placed.push({ component: part, ...takeSlots(given, slots) }) - 1),
    };
    const { renderToStaticMarkup } = reactServer();
    const element = createElement(component as ComponentType<object>, props);
    const markup = renderToStaticMarkup(<RenderContext value={settings}>{element}</RenderContext>);
    const linked = country === undefined ? markup : linkPhones(markup, country);
    return noBreakSpacesInHtml(linked).replace(partTokens, (_, number: string) => place(placed[Number(number)]));
  }

  function place(placed: Placed | undefined): string {
    if (!placed) return '';
    const { values } = placed;
    const markup = partOf(placed);
    if (values.length === 0) return markup;
    return markup.replace(slotTokens, (_, number: string) => escapeLikeReact(values[Number(number)] ?? ''));
  }

  function partOf({ component, props }: Placed): string {
    const ofComponent = parts.get(component) ?? new Map<string, string>();
    parts.set(component, ofComponent);
    const key = JSON.stringify(props);
    const known = ofComponent.get(key);
    if (known !== undefined) return known;
    const markup = render(component, props);
    if (ofComponent.size >= maxParts) ofComponent.clear();
    ofComponent.set(key, markup);
    return markup;
  }

  return render;
}

/** A constant part's props with tokens in its slots, and the slots' values in the order of the tokens' numbers. */
function takeSlots(given: object, slots: readonly string[]): Pick<Placed, 'props' | 'values'> {
  const values: string[] = [];
  const take = (value: unknown): unknown => {
    if (typeof value === 'string') return slotToken(values.push(value) - 1);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, take(text)]));
  };
  const props = Object.entries(given).map(([name, value]) => [name, slots.includes(name) ? take(value) : value]);
  return { props: Object.fromEntries(props), values };
}
