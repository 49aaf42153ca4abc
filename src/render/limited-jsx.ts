/** The JSX functions of templates: React's own, with a limit per page, and with the language of a link that leads to another one. React would render a component that contains itself without end. */
import type { ElementType, Key, ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

/** Ten times as many as on the largest pages. */
const maxElements = 200_000;
let count = 0;
let language = '';
let languageOf: LanguageOf = () => undefined;

/** An href → the language of the page that it leads to; undefined for other links. */
export type LanguageOf = (href: string) => string | undefined;

/** To be called before each page, with its language. */
export function beginPage(own: string, ofLinks: LanguageOf): void {
  count = 0;
  language = own;
  languageOf = ofLinks;
}

type Make = (type: ElementType, props: unknown, key?: Key) => ReactElement;

function limited(make: Make): Make {
  return (type, props, key) => {
    count += 1;
    if (count > maxElements)
      throw new Error(
        `The page has more than ${maxElements.toLocaleString('en-US')} elements. Look for a component that contains itself.`,
      );
    return make(type, type === 'a' ? withLanguage(props) : props, key);
  };
}

function withLanguage(props: unknown): unknown {
  const { href, hrefLang } = props as { href?: unknown; hrefLang?: string };
  const other = typeof href === 'string' && hrefLang === undefined ? languageOf(href) : undefined;
  return other === undefined || other === language ? props : { ...(props as object), hrefLang: other };
}

export const limitedJsx = { ...runtime, jsx: limited(runtime.jsx), jsxs: limited(runtime.jsxs) };
