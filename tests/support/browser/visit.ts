/** Visitors for browser tests: one browser for all files, pages used again where nothing of an earlier test can stay in them. A visit that logs an error, throws or violates the content policy fails its test. */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { makeCheap } from './cheap-page.ts';
import { launchSharedChromium } from './chromium.ts';
import { siteUrl } from './real-site.ts';

export interface VisitOptions {
  /** CSS pixels; 1280 by 800 by default. */
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  /** The visitor does not prefer reduced motion, which costs less: nothing is drawn sixty times per second. */
  motion?: boolean;
  /** False: JavaScript is off. */
  script?: boolean;
  touch?: boolean;
  timeZone?: string;
  /** What the visitor's clock says; their timers run on. */
  now?: Date;
  /** Where the site is; the real site by default. */
  site?: string;
  /** Runs before the page is requested. What it returns is undone after the test: scripts, responses. The page must not go on to request files of other hosts. */
  prepare?: (page: Page) => Promise<Undo | Undo[]>;
  /** As `prepare`, for what cannot be undone, such as timers: once, for a page that all such visits of the file share. */
  before?: (page: Page) => Promise<unknown>;
  /** The test only reads the page, or scrolls it: the page may be open since another test that only read it, at another size or in another theme. */
  reads?: boolean;
  /** The test lets the page fail, which it logs. */
  logsErrors?: boolean;
}

/** What `addInitScript`, `route` and `respondTo` return. */
interface Undo {
  dispose: () => Promise<void>;
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
  /** The current visit. */
  visit: Visit;
  logsErrors: boolean;
  /** What `prepare` has done. */
  prepared: Undo[];
  /** A test has used it since it was cleaned. */
  used: boolean;
  /** What was opened last, if tests have only read it. */
  unchanged?: string | undefined;
  /** It shows another site, which ends with its file. */
  isElsewhere: boolean;
}

const nowhere = 'about:blank';
const usualTimeZone = 'America/New_York';

/** Only to end a step that hangs; Playwright's own 30 seconds pass on a machine that is very busy. */
const stepTimeoutMs = 60_000;

let connection: Promise<Browser> | undefined;

/** The browser of all files of this process, with which it ends. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= launchSharedChromium();
  return connection;
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await sharedBrowser()).newContext(options);
  context.setDefaultTimeout(stepTimeoutMs);
  return context;
}

/** Kept from file to file, by what cannot be changed about them: a page that is open costs less than a new one. */
const seats = new Map<string, Seat>();
/** What visits logged or threw since the last test. */
const troubles: string[] = [];
/** How the browser logs what the content policy refuses. */
export const violation = /Content Security Policy|requires 'Trusted/;
/** Its status, 404, is logged as an error by browsers. */
export const missingPage = '/no-such-page/';

export const phone = { width: 375, height: 740 };

/** How long `expect.poll` waits for what takes a moment in a browser. */
export const soon = { timeout: stepTimeoutMs, interval: 50 };

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
  const kept = new Map<string, Seat>();

  beforeAll(async () => {
    await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all([...seats.values()].filter((seat) => seat.used).map(clean));
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([...kept.values()].map(({ visit }) => visit.context.close()));
    for (const seat of seats.values()) if (seat.isElsewhere) await rest(seat);
    // That a server has ended, which a page of it logs.
    troubles.splice(0);
  });

  const seatsOf = ({ before }: VisitOptions) => (before ? kept : seats);

  const newSeat = async (options: VisitOptions): Promise<Seat> => {
    const context = await newContext({
      javaScriptEnabled: options.script ?? true,
      hasTouch: options.touch ?? false,
      timezoneId: options.timeZone ?? usualTimeZone,
      locale: 'en-US',
    });
    const page = await context.newPage();
    await makeCheap(page);
    const seat: Seat = {
      page,
      visit: { page, context, requests: [], logs: [], status: 0 },
      logsErrors: false,
      prepared: [],
      used: false,
      isElsewhere: false,
    };
    seatsOf(options).set(keyOf(options), seat);
    page.on('request', (request) => seat.visit.requests.push(request));
    page.on('pageerror', (error) => troubles.push(`${page.url()} threw ${error.message}`));
    page.on('console', (message) => {
      const [type, text] = [message.type(), message.text()];
      if (type === 'log') seat.visit.logs.push(text);
      const { url } = message.location();
      const isExpected =
        (seat.logsErrors && !violation.test(text)) || (url.endsWith(missingPage) && text.includes('404'));
      if ((type === 'error' || type === 'warning') && !isExpected)
        troubles.push(`${page.url()} logged ${text} (${url})`);
    });
    return seat;
  };

  return async (path, options = {}) => {
    const old = seatsOf(options).get(keyOf(options));
    const seat = old ?? (await newSeat(options));
    const { page } = seat;
    const site = options.site ?? siteUrl;
    seat.used = true;
    for (const other of seats.values()) if (!other.used) await rest(other);
    const unchanged = options.reads ? whatIsRead(site, path, options) : undefined;
    const isOpen = unchanged !== undefined && unchanged === seat.unchanged;
    seat.unchanged = unchanged;
    // With another hash only, the page would stay as it is.
    if (!isOpen && path.includes('#') && withoutHash(page.url()) === withoutHash(site + path)) await rest(seat);
    seat.logsErrors = options.logsErrors ?? false;
    seat.isElsewhere = options.site !== undefined;
    if (!isOpen) seat.visit = { page, context: page.context(), requests: [], logs: [], status: 0 };
    await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 });
    await page.emulateMedia({
      colorScheme: options.theme ?? 'light',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
    });
    if (isOpen) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      return seat.visit;
    }
    if (options.now) await page.clock.setFixedTime(options.now);
    if (!old) await options.before?.(page);
    await undo(seat);
    if (options.prepare) seat.prepared = [await options.prepare(page)].flat();
    const response = await page.goto(site + path);
    seat.visit.status = response?.status() ?? 0;
    return seat.visit;
  };
}

/** What cannot be changed about a page. */
const keyOf = ({ script = true, touch = false, timeZone = usualTimeZone, now }: VisitOptions) =>
  JSON.stringify([script, touch, timeZone, now !== undefined]);

/** What a page that tests only read was opened with, without what can be changed while it is open. */
const whatIsRead = (site: string, path: string, { width, height, theme, motion, ...options }: VisitOptions) =>
  JSON.stringify([site, path, options]);

const withoutHash = (url: string) => url.split('#', 1)[0];

/** Clears what the next visit could see. The next visit replaces the page, because an empty page in between would cost as much. */
async function clean(seat: Seat): Promise<void> {
  const { page } = seat;
  seat.used = false;
  if (seat.unchanged !== undefined) return;
  if (page.url() !== nowhere) await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  await undo(seat);
  await page.unrouteAll();
}

async function undo(seat: Seat): Promise<void> {
  for (const done of seat.prepared.splice(0)) await done.dispose();
}

/** Stops everything on the page by opening a text file of the real site. That file is shown by the same renderer process as all sites of this computer, whatever their port; `about:blank` is not. */
async function rest(seat: Seat): Promise<void> {
  const { page } = seat;
  const place = `${siteUrl}/robots.txt`;
  seat.unchanged = undefined;
  seat.isElsewhere = false;
  if (page.url() !== place && page.url() !== nowhere) await page.goto(place);
}
