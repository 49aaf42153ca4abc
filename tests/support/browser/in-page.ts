/** Reads elements inside the page. `evaluate` and `boundingBox` of a locator first load 300 kB of Playwright's script into each page: 50 ms. */
import type { Page } from 'playwright-core';

/** What `read` gives for all elements of a selector. It runs in the page and knows nothing outside itself. */
export const readAll = <T>(page: Page, selector: string, read: (elements: HTMLElement[]) => T): Promise<Awaited<T>> =>
  page.evaluate(`(${read})([...document.querySelectorAll(${JSON.stringify(selector)})])`);

/** What it gives for the first one, which must be there. */
export const readFirst = <T>(page: Page, selector: string, read: (element: HTMLElement) => T): Promise<Awaited<T>> =>
  page.evaluate(`(${read})(document.querySelector(${JSON.stringify(selector)}))`);

export const boxOf = (page: Page, selector: string): Promise<DOMRect> =>
  readFirst(page, selector, (element) => element.getBoundingClientRect().toJSON());
