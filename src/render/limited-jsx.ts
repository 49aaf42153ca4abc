/** The JSX functions of templates: React's own, with a limit per page. React would render a component that contains itself without end. */
import type { ElementType, Key, ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

/** Ten times as many as on the largest pages. */
const maxElements = 200_000;
let count = 0;

/** To be called before each page. */
export function resetElementCount(): void {
  count = 0;
}

type Make = (type: ElementType, props: unknown, key?: Key) => ReactElement;

function limited(make: Make): Make {
  return (type, props, key) => {
    count += 1;
    if (count > maxElements)
      throw new Error(
        `The page has more than ${maxElements.toLocaleString('en-US')} elements. Look for a component that contains itself.`,
      );
    return make(type, props, key);
  };
}

export const limitedJsx = { ...runtime, jsx: limited(runtime.jsx), jsxs: limited(runtime.jsxs) };
