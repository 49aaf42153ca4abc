/** Visitors for browser tests: one browser for all files, pages used again where nothing of an earlier test can stay in them. A visit that logs an error, throws or violates the content policy fails its test. */
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { collectViolations } from './violations.ts';

export interface VisitOptions {
  /** CSS pixels; 1280 by 800 by default. */
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  /** The visitor prefers reduced motion. */
  still?: boolean;
  /** False: JavaScript is off. */
  script?: boolean;
  touch?: boolean;
  timeZone?: string;
  /** What the visitor's clock says; their timers run on. */
  now?: Date;
  /** Where the site is; the real site by default. */
  site?: string;
  /** Runs before the page is requested, in a browser context of its own: routes, timers, scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** With `before`: the page stays open for all tests of the file, since opening it costs seconds. */
  keep?: boolean;
  /** The page responds with status 404, which browsers log as an error. */
  missing?: boolean;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything the page requested, in order. */
  requests: Request[];
  /** What the page wrote with console.log. */
  logs: string[];
  status: number;
}

interface Seat {
  page: Page;
  /** What is going on here now. */
  visit: Visit;
  missing: boolean;
  /** Where it waits between tests: a text file of the same site, since another site takes another process of the browser. */
  rest: string;
}

const nowhere = 'about:blank';

let connection: Promise<Browser> | undefined;

/** The browser of all browser tests, which is never closed from here. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browserUrl'));
  return connection;
}

/** Kept from file to file, by what cannot be changed about them: a page that is open costs less than a new one. */
const seats = new Map<string, Seat>();
/** What visits logged or threw since the last test. */
const troubles: string[] = [];

export const phone = { width: 375, height: 740 };

/** How long `expect.poll` waits for what takes a moment in a browser. */
export const soon = { timeout: 30_000, interval: 20 };

/** The visible words, as opposed to all the words in the DOM. */
export async function visibleText(where: Locator): Promise<string> {
  return (await where.allInnerTexts()).join('\n');
}

/** How often a page was loaded, as opposed to scrolled. */
export function pageLoads({ requests }: Visit): number {
  return requests.filter((request) => request.isNavigationRequest()).length;
}

/** Call at the top of a test file; gives the function that opens a page of the site. */
export function createVisits(): (path: string, options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  const ownContexts: BrowserContext[] = [];
  const keptContexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(ownContexts.splice(0).map((context) => context.close()));
    await Promise.all([...seats.values()].map(leave));
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(keptContexts.splice(0).map((context) => context.close()));
  });

  const newSeat = async (options: VisitOptions): Promise<Seat> => {
    const context = await browser.newContext({
      javaScriptEnabled: options.script ?? true,
      hasTouch: options.touch ?? false,
      timezoneId: options.timeZone ?? 'America/New_York',
      locale: 'en-US',
    });
    await collectViolations(context, (violation) => troubles.push(violation));
    if (options.before) (options.keep ? keptContexts : ownContexts).push(context);
    const page = await context.newPage();
    const seat: Seat = {
      page,
      visit: { page, context, requests: [], logs: [], status: 0 },
      missing: false,
      rest: nowhere,
    };
    page.on('request', (request) => seat.visit.requests.push(request));
    page.on('pageerror', (error) => troubles.push(`${page.url()} threw ${error.message}`));
    page.on('console', (message) => {
      const [type, text] = [message.type(), message.text()];
      if (type === 'log') seat.visit.logs.push(text);
      const isTrouble = (type === 'error' || type === 'warning') && !(seat.missing && text.includes('404'));
      if (isTrouble) troubles.push(`${page.url()} logged ${text}`);
    });
    return seat;
  };

  return async (path, options = {}) => {
    const { script, touch, timeZone, now } = options;
    const key = JSON.stringify([script, touch, timeZone, now !== undefined]);
    const seat = (options.before ? undefined : seats.get(key)) ?? (await newSeat(options));
    if (!options.before) seats.set(key, seat);
    const { page } = seat;
    const site = options.site ?? inject('siteUrl');
    seat.missing = options.missing ?? false;
    // Other sites end with their test.
    seat.rest = options.site === undefined ? `${site}/robots.txt` : nowhere;
    seat.visit = { page, context: page.context(), requests: [], logs: [], status: 0 };
    await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 });
    await page.emulateMedia({
      colorScheme: options.theme ?? 'light',
      reducedMotion: options.still ? 'reduce' : 'no-preference',
    });
    if (now) await page.clock.setFixedTime(now);
    await options.before?.(page);
    const response = await page.goto(site + path);
    seat.visit.status = response?.status() ?? 0;
    return seat.visit;
  };
}

/** Leaves nothing behind for the next visit. */
async function leave({ page, rest }: Seat): Promise<void> {
  if (page.url() === rest || page.url() === nowhere) return;
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  await page.goto(rest);
}
