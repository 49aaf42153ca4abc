/** Renders one route after another: React markup, minified, with the constant parts spliced in. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostic.ts';
import type { Route } from '../routes/route.ts';
import { minifyHtml } from './minify.ts';
import { RenderContext, type RenderSettings } from './render-context.ts';
import { structuredData } from './structured-data.ts';

export interface Page {
  path: string;
  file: string;
  html: string;
  source: string;
  /** How long it took; the first page that shows a constant part makes it for all. */
  milliseconds: number;
}

export interface RenderInput {
  pages: ReadonlyMap<string, ComponentType<never>>;
  iconSprite: string;
  iconNames: ReadonlySet<string>;
  /** Where a template's error came from. */
  locate: (error: unknown) => Location | undefined;
}

export type Render = (route: Route) => Promise<Page | Diagnostic>;

/** A constant part stands on the page as its number between two private-use characters, which no data can hold. */
const constantToken = /\uE000(\d+)\uE001/g;

export function createRenderer(input: RenderInput): Render {
  const constants = new Constants();
  const settings: RenderSettings = {
    iconSprite: input.iconSprite,
    iconNames: input.iconNames,
    placeConstant: (component, props) => `\uE000${constants.number(component, props)}\uE001`,
  };
  const markupOf = (component: ComponentType<never>, props: object) =>
    renderToStaticMarkup(
      <RenderContext value={settings}>{createElement(component as ComponentType<object>, props)}</RenderContext>,
    );
  const splice = async (html: string): Promise<string> => {
    const parts = html.split(constantToken);
    const rendered = parts.map((part, index) =>
      index % 2 === 0 ? part : constants.html(Number(part), { markupOf, splice }),
    );
    return (await Promise.all(rendered)).join('');
  };
  return async (route) => {
    const started = performance.now();
    const component = input.pages.get(route.template);
    if (!component) {
      const file = `templates/pages/${route.template}.tsx`;
      return diagnose('template/missing', startOf(file), `${file} is missing, or has no export named Page.`);
    }
    try {
      const markup = markupOf(component, { ...route.props, structuredData: structuredData(route.facts) });
      const html = await splice(await minifyHtml(`<!doctype html>${markup}`));
      const milliseconds = performance.now() - started;
      return { path: route.path, file: route.file, html, source: route.source, milliseconds };
    } catch (error) {
      const at = input.locate(error) ?? startOf(`templates/pages/${route.template}.tsx`);
      const reason = error instanceof Error ? error.message : String(error);
      return diagnose('template/error', at, `This template failed on ${route.path} (from ${route.source}): ${reason}`);
    }
  };
}

interface Making {
  markupOf: (component: ComponentType<never>, props: object) => string;
  splice: (html: string) => Promise<string>;
}

/** Each (component, props) once: numbered when it is placed, made when it is first spliced. */
class Constants {
  readonly #numbers = new Map<ComponentType<never>, Map<string, number>>();
  readonly #parts: { component: ComponentType<never>; props: object; html?: Promise<string> }[] = [];

  number(component: ComponentType<never>, props: object): number {
    const byProps = this.#numbers.get(component) ?? new Map<string, number>();
    this.#numbers.set(component, byProps);
    const key = JSON.stringify(props);
    const known = byProps.get(key);
    if (known !== undefined) return known;
    byProps.set(key, this.#parts.length);
    return this.#parts.push({ component, props }) - 1;
  }

  html(number: number, { markupOf, splice }: Making): Promise<string> {
    const part = this.#parts[number];
    if (!part) throw new Error(`There is no constant part ${number}.`);
    part.html ??= minifyHtml(markupOf(part.component, part.props)).then(splice);
    return part.html;
  }
}
