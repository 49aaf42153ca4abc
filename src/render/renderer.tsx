/** Routes → pages, one after another: their HTML, with constant parts inserted, and their facts. */
import type { Templates } from '../assets/bundle/load-templates.ts';
import { type Diagnostic, diagnose, wholeFile } from '../diagnostics/diagnostic.ts';
import { reasonOf } from '../diagnostics/errors.ts';
import { type PageRead, tidyPage } from '../html/read-page.ts';
import type { Route } from '../routes/route.ts';
import { escapeForScript, escapeHtml } from '../text/escape.ts';
import { beginPage, type LanguageOf } from './limited-jsx.ts';
import { minifyHtml } from './minify.ts';
import { type MarkupInput, markupRenderer } from './render-markup.tsx';

export interface Page {
  html: string;
  read: PageRead;
  /** The time that rendering took, including constant parts that are first used here. */
  milliseconds: number;
}

export interface RenderInput extends MarkupInput, Templates {
  /** `full`: runs pages through the minifier. By default, only redundant markup is dropped. */
  minify?: 'full' | undefined;
  /** The content policy of a page with these inline scripts, for hosts that send no headers. */
  metaPolicy?: ((inlineScripts: readonly string[]) => string) | undefined;
  /** On a site in several languages. */
  languageOf?: LanguageOf | undefined;
}

/**
 * Of elements inside each other: the sample's pages have 11, and Markdown adds up to 20 nested lists. A component that contained itself had
 * 200 when its stack overflowed, after which React leaves out elements without an error.
 */
const maxDepth = 100;

/** Never throws: a template's error becomes a diagnostic. */
export type Render = (route: Route) => Page | Diagnostic[];

export function createRenderer(input: RenderInput): Render {
  const renderMarkup = markupRenderer(input);
  const { pages, minify, metaPolicy, languageOf } = input;
  return (route) => {
    const started = performance.now();
    const component = pages.get(route.template);
    if (!component) return [missingTemplate(route.template)];
    try {
      beginPage(languageOf && { own: route.props.shell.language, languageOf });
      const props = { structuredData: escapeForScript(JSON.stringify(route.structuredData)), ...route.props };
      const rendered = renderMarkup(component, props);
      if (rendered === '') throw new Error('its Page returned nothing. Write return before its markup.');
      const markup = `<!doctype html>${rendered}`;
      const { html: tidy, read } = tidyPage(minify === 'full' ? minifyHtml(markup) : markup);
      if (read.depth > maxDepth)
        throw new Error('its elements are nested too deeply. Look for a component that contains itself.');
      const html = metaPolicy ? withMetaPolicy(tidy, metaPolicy(read.inlineScripts)) : tidy;
      return { html, read, milliseconds: performance.now() - started };
    } catch (error) {
      return [templateError(error, route, input)];
    }
  };
}

/** The policy does not apply to elements before it, so it comes first, except for the encoding, which must be in the first kilobyte. */
const begin = /^<!doctype html>\s*<html[^>]*>\s*<head[^>]*>\s*(<meta charset[^>]*>)?/i;

/** The HTML with a content policy in its head; unchanged if it does not start as a page does. */
export function withMetaPolicy(html: string, policy: string): string {
  const head = begin.exec(html)?.[0];
  if (head === undefined) return html;
  const element = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  return head + element + html.slice(head.length);
}

function missingTemplate(template: string): Diagnostic {
  const file = `templates/pages/${template}.tsx`;
  const message = `${file} must export a component named Page.`;
  return diagnose('template/missing', wholeFile(file), message, { hint: 'export function Page(props) { … }' });
}

function templateError(error: unknown, route: Route, { locate, parts }: RenderInput): Diagnostic {
  const page = `templates/pages/${route.template}.tsx`;
  // React's words for a promise in place of an element, and sometimes if the stack overflows.
  const reason = reasonOf(error).replace(
    /^A component suspended while responding to synchronous input.*/s,
    'one of its components is asynchronous, and rendering does not wait for promises; or it contains itself.',
  );
  const used = parts.get(route.template)?.own ?? [];
  const start = wholeFile(used.includes(page) ? page : (used[0] ?? page));
  const at = locate(error) ?? start;
  const message = `This template failed on ${route.path} (from ${route.source}): ${reason}`;
  return diagnose('template/error', at, message, { pages: [route.path] });
}
