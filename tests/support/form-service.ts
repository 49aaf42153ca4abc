/** The response of a form service to a request from the browser. */
import type { Route } from 'playwright-core';

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
