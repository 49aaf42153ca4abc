/** Visitors for browser tests: one page for all files, because another one costs a process. What a test changes of it is undone after the test. A visit that logs an error, throws or violates the content policy fails its test. */
import type { BrowserContext, CDPSession, Locator, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { makeCheap } from './cheap-page.ts';
import { launchSharedChromium } from './chromium.ts';
import { setClock } from './clock.ts';
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
  timeZone?: string;
  /** Where the site is; the real site by default. */
  site?: string;
  /** Runs before the page is requested. What it returns is undone after the test: scripts, responses. The page must not go on to request files of other hosts. */
  prepare?: (page: Page) => Promise<Undo | Undo[]>;
  /** The visit begins when the page has, and not when all of it is loaded. */
  waitUntil?: 'commit';
  /** The test only reads the page, or scrolls it: the page may be open since another test that only read it, at another size or in another theme. */
  reads?: boolean;
  /** The test lets the page fail, which it logs. */
  logsErrors?: boolean;
}

/** What `addInitScript`, `route` and `respondTo` return. */
interface Undo {
  dispose: () => Promise<unknown>;
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
  session: CDPSession;
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

/** Of all files of this process, with which its browser ends. */
let opened: Promise<Seat> | undefined;

function seatOfAll(): Promise<Seat> {
  opened ??= newSeat();
  return opened;
}

/** Another page in the process of the one for visits: what it logs fails no test. */
export const openBeside = async (): Promise<Page> => (await seatOfAll()).visit.context.newPage();
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
  beforeAll(async () => {
    await seatOfAll();
  });
  afterEach(async () => {
    const seat = await opened;
    if (seat?.used) await clean(seat);
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    const seat = await opened;
    if (seat?.isElsewhere) await rest(seat);
    // That a server has ended, which a page of it logs.
    troubles.splice(0);
  });

  return async (path, options = {}) => {
    const seat = await seatOfAll();
    const { page, session } = seat;
    const site = options.site ?? siteUrl;
    seat.used = true;
    const unchanged = options.reads ? whatIsRead(site, path, options) : undefined;
    const isOpen = unchanged !== undefined && unchanged === seat.unchanged;
    seat.unchanged = unchanged;
    // With another hash only, the page would stay as it is.
    if (!isOpen && path.includes('#') && withoutHash(page.url()) === withoutHash(site + path)) await rest(seat);
    seat.logsErrors = options.logsErrors ?? false;
    seat.isElsewhere = options.site !== undefined;
    if (!isOpen) {
      await hide(page);
      seat.visit = { page, context: page.context(), requests: [], logs: [], status: 0 };
    }
    await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 });
    await page.emulateMedia({
      colorScheme: options.theme ?? 'light',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
    });
    if (isOpen) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      return seat.visit;
    }
    await undo(seat);
    if (options.prepare) seat.prepared = [await options.prepare(page)].flat();
    if (options.script === false) {
      await session.send('Emulation.setScriptExecutionDisabled', { value: true });
      seat.prepared.push({ dispose: () => session.send('Emulation.setScriptExecutionDisabled', { value: false }) });
    }
    if (options.timeZone !== undefined) {
      await setTimeZone(session, options.timeZone);
      seat.prepared.push({ dispose: () => setTimeZone(session, usualTimeZone) });
    }
    const response = await page.goto(site + path, { waitUntil: options.waitUntil ?? 'load' });
    seat.visit.status = response?.status() ?? 0;
    return seat.visit;
  };
}

async function newSeat(): Promise<Seat> {
  const context = await (await launchSharedChromium()).newContext({ locale: 'en-US' });
  context.setDefaultTimeout(stepTimeoutMs);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  makeCheap(page, session);
  await setClock(page);
  await setTimeZone(session, usualTimeZone);
  const seat: Seat = {
    page,
    session,
    visit: { page, context, requests: [], logs: [], status: 0 },
    logsErrors: false,
    prepared: [],
    used: false,
    isElsewhere: false,
  };
  page.on('request', (request) => seat.visit.requests.push(request));
  page.on('pageerror', (error) => troubles.push(`${page.url()} threw ${error.message}`));
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    if (type === 'log') seat.visit.logs.push(text);
    const { url } = message.location();
    const isExpected =
      (seat.logsErrors && !violation.test(text)) || (url.endsWith(missingPage) && text.includes('404'));
    if ((type === 'error' || type === 'warning') && !isExpected) troubles.push(`${page.url()} logged ${text} (${url})`);
  });
  return seat;
}

const setTimeZone = (session: CDPSession, timezoneId: string) =>
  session.send('Emulation.setTimezoneOverride', { timezoneId });

/** What a page that tests only read was opened with, without what can be changed while it is open. */
const whatIsRead = (site: string, path: string, { width, height, theme, motion, prepare, ...options }: VisitOptions) =>
  JSON.stringify([site, path, options, String(prepare)]);

const withoutHash = (url: string) => url.split('#', 1)[0];

/** Clears what the next visit could see. The next visit replaces the page, because an empty page in between would cost as much. */
async function clean(seat: Seat): Promise<void> {
  const { page } = seat;
  seat.used = false;
  if (seat.unchanged !== undefined) return;
  if (page.url() !== nowhere) {
    await page.evaluate(() => localStorage.clear());
    await hide(page);
  }
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  await undo(seat);
  await page.unrouteAll();
}

/** The window gets the next size before the next page: laying out this one again takes 30 ms, and may load more of its pictures. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.display = 'none';
  });
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
