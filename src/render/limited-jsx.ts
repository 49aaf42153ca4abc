/** The JSX functions of templates: React's own, with a limit per page, since React would render a component that contains itself without end; with checks of what elements contain and islands get; and with the language of a link that leads to a page in another one. */
import type { ElementType, ReactElement } from 'react';
import * as developmentRuntime from 'react/jsx-dev-runtime';
import * as runtime from 'react/jsx-runtime';

/** Ten times as many as on the largest pages. */
const maxElements = 200_000;
let count = 0;
let languages: PageLanguages | undefined;

/** An href → the language of the page that it leads to; undefined for other links. */
export type LanguageOf = (href: string) => string | undefined;

/** The language of a page and of those that it links to. */
interface PageLanguages {
  own: string;
  languageOf: LanguageOf;
}

/** To be called before each page. `ofPage` is undefined on a site in one language. */
export function beginPage(ofPage: PageLanguages | undefined): void {
  count = 0;
  languages = ofPage;
}

type Make<Rest extends unknown[]> = (type: ElementType, props: unknown, ...rest: Rest) => ReactElement;

function limited<Rest extends unknown[]>(make: Make<Rest>): Make<Rest> {
  return (type, props, ...rest) => {
    count += 1;
    if (count > maxElements)
      throw new Error(
        `The page has more than ${maxElements.toLocaleString('en-US')} elements. Look for a component that contains itself.`,
      );
    checkProps(type, props as object);
    return make(type, type === 'a' ? withLanguage(props) : props, ...rest);
  };
}

/** Throws here what would fail when the element is rendered: only here does the stack lead to the line of the template. */
function checkProps(type: ElementType & { checkProps?: (props: object) => void }, props: object): void {
  if (typeof type === 'string') checkContent(type, 'children' in props ? props.children : undefined);
  else type?.checkProps?.(props);
}

function checkContent(element: string, content: unknown): void {
  if (Array.isArray(content)) for (const one of content) checkContent(element, one);
  else if (typeof content === 'object' && content !== null) {
    if ('$$typeof' in content || Symbol.iterator in content || 'then' in content) return;
    // Without its values, so that pages with different ones have the same message.
    const shown =
      content instanceof Date ? 'a date' : `an object with the fields ${Object.keys(content).sort().join(', ')}`;
    throw new TypeError(`<${element}> contains ${shown.slice(0, 80)}, which cannot be shown.`);
  }
}

/** A link to a page in another language says so. */
function withLanguage(props: unknown): unknown {
  const { href, hrefLang } = props as { href?: unknown; hrefLang?: string };
  if (!languages || typeof href !== 'string' || hrefLang !== undefined) return props;
  const other = languages.languageOf(href);
  return other === undefined || other === languages.own ? props : { ...(props as object), hrefLang: other };
}

export const limitedJsx = { ...runtime, jsx: limited(runtime.jsx), jsxs: limited(runtime.jsxs) };

export const limitedDevelopmentJsx = { ...developmentRuntime, jsxDEV: limited(developmentRuntime.jsxDEV) };
