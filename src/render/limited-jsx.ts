/** The JSX functions of templates: React's own, with a limit per page, and with the language of a link that leads to another one. React would render a component that contains itself without end. */
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
    return make(type, type === 'a' ? withLanguage(props) : props, ...rest);
  };
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
