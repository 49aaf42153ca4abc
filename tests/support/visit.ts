/** Visitors for browser tests: one browser a file, a fresh context a visit. A visit that logs an error or throws fails its test. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';

export interface VisitOptions {
  /** CSS pixels; 1280 unless told. */
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  /** The visitor asked their system for less motion. */
  still?: boolean;
  /** False: JavaScript is off. */
  script?: boolean;
  touch?: boolean;
  timeZone?: string;
  /** Where the site is; the real site unless told. */
  site?: string;
  /** Runs before the page is asked for: routes, clocks, storage. */
  before?: (page: Page) => Promise<unknown>;
  /** The page answers with status 404, which browsers log as an error. */
  missing?: boolean;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything the page asked for, in order. */
  requests: Request[];
  /** What the page wrote to the console with console.log. */
  logs: string[];
  status: number;
}

export const phone = { width: 375, height: 740 };

/** How long `expect.poll` waits for what takes a moment in a browser. */
export const soon = { timeout: 10_000, interval: 20 };

/** How often a page was loaded, as opposed to scrolled. */
export function pageLoads({ requests }: Visit): number {
  return requests.filter((request) => request.isNavigationRequest()).length;
}

/** Call at the top of a test file; gives the function that opens a page of the site. */
export function useVisits(): (path: string, options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const troubles: string[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  return async (path, options = {}) => {
    const context = await browser.newContext(contextOptions(options));
    contexts.push(context);
    const page = await context.newPage();
    const visit: Visit = { page, context, requests: [], logs: [], status: 0 };
    page.on('request', (request) => visit.requests.push(request));
    page.on('pageerror', (error) => troubles.push(`${path} threw ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'log') visit.logs.push(message.text());
      const expected = options.missing && message.text().includes('404');
      if (['error', 'warning'].includes(message.type()) && !expected) troubles.push(`${path} logged ${message.text()}`);
    });
    await options.before?.(page);
    const response = await page.goto((options.site ?? inject('siteUrl')) + path);
    visit.status = response?.status() ?? 0;
    return visit;
  };
}

export function contextOptions(options: VisitOptions): BrowserContextOptions {
  return {
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.still ? 'reduce' : 'no-preference',
    javaScriptEnabled: options.script ?? true,
    hasTouch: options.touch ?? false,
    timezoneId: options.timeZone ?? 'America/New_York',
    locale: 'en-US',
  };
}
