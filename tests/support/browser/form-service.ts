/** The response of a form service to a request from the browser. */
import type { Page, Route } from 'playwright-core';

export type Answer = (route: Route) => Promise<void>;
/** Allowed for every site, with this status. */
export const answer =
  (status: number): Answer =>
  (route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: '{}',
    });

/** Whether the page has loaded a file whose URL contains this. */
export function hasLoaded(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    name,
  );
}
