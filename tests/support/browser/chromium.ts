/** Finds a Chromium for the browser tests, or installs Debian's where it may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, LaunchOptions } from 'playwright-core';

/** By `require`: to find the names of its exports, `import` reads its seven megabytes once more, for 0.2 s. */
const { chromium }: typeof import('playwright-core') = createRequire(import.meta.url)('playwright-core');

/** Chromium without windows and menus: the same engine for a quarter less processor time. */
const usualShells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of the first of these browsers that exists, or of Debian's package. Throws one sentence that says what to install. */
function findBrowser(places: readonly string[], debian: string): string {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  }
  const installed = () => places.find((place) => existsSync(place));
  const found = installed() ?? (installDebian(debian) ? installed() : undefined);
  if (found === undefined)
    throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH to a Chrome or Chromium.');
  return found;
}

/** Only where no question is asked: as root, on Debian. */
function installDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian’s ${name} for the browser tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  return spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env }).status === 0;
}

/**
 * Whether there is Arial or a font of its widths, as on nearly all visitors' systems: pages are laid out with them until their own
 * font is loaded. Tests that measure text are skipped without one.
 */
export function hasArial(): boolean {
  if (process.platform !== 'linux') return true;
  const isThere = () => /Arial|Liberation|Arimo/.test(String(spawnSync('fc-match', ['Arial']).stdout));
  return isThere() || (installDebian('fonts-liberation') && isThere());
}

const launchOptions = (executablePath: string, ...more: string[]): LaunchOptions => ({
  executablePath,
  args: [
    '--disable-gpu',
    // One process less; nothing is drawn by a graphics card.
    '--in-process-gpu',
    // On a slow network, as which a busy machine counts, lazy pictures are loaded from further below. The second is the same for
    // Chromium without windows, which does not estimate the network; it also holds Playwright's settings, since it replaces them.
    '--force-effective-connection-type=4G',
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    '--disable-quic',
    ...more,
  ],
});

/** A separate browser, such as visitors have. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(launchOptions(findBrowser(usualPlaces, 'chromium')));
}

/** What costs less. */
const cheaper = [
  // A page loads into the frame of the page before it, which costs a quarter less. With motion, transitions between pages then end with an error. The first is of Playwright's list, which this replaces.
  '--enable-features=CDPScreenshotNewSurface,RenderDocument:level/crashed-frame',
  // The pages of a context share a process, and none is started in advance.
  '--renderer-process-limit=1',
  // Every page runs its scripts anew and only briefly: V8's optimizing compilers take more time than their code saves.
  '--js-flags=--no-opt,--no-maglev',
];

/** The browser of all tests of a process; without windows if it is installed. A browser that several processes connect to takes a quarter more of their time. */
export function launchSharedChromium(): Promise<Browser> {
  const browser = findBrowser([...usualShells, ...usualPlaces], 'chromium-headless-shell');
  return chromium.launch(launchOptions(browser, ...cheaper));
}
