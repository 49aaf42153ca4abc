/** In the browser, beside the page's own script: waits for changes, shows them, and tells what is wrong. */
import { showProblems } from './overlay.ts';
import { patchPage } from './patch-page.ts';
import { reload, restore } from './reload.ts';

const { version = '', style = '' } = ownScript(document)?.dataset ?? {};
let shownVersion = version;
/** As the server sent it: what scripts have made of the page since is not in it. */
let sent = fetchPage();
const query = new URLSearchParams({ page: decodeURI(location.pathname), version, style });
const events = new EventSource(`/@treesite/events?${query}`);

events.addEventListener('page', showPage);
events.addEventListener('reload', reload);
events.addEventListener('style', (event) => changeStyle(JSON.parse(event.data).href));
events.addEventListener('problems', (event) => showProblems(JSON.parse(event.data).text));
restore();

function ownScript(page: Document): HTMLScriptElement | null {
  return page.querySelector<HTMLScriptElement>('script[data-version]');
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.pathname);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Where it is only words that have changed, the page need not be loaded again. */
async function showPage(): Promise<void> {
  const before = await sent;
  sent = fetchPage();
  const now = await sent;
  const isKnown = ownScript(before)?.dataset.version === shownVersion;
  shownVersion = ownScript(now)?.dataset.version ?? '';
  if (!isKnown || !patchPage(before, now)) reload();
  else changeStyle(ownScript(now)?.dataset.style ?? '');
}

/** The new sheet comes before the old one goes: nothing is ever bare. */
function changeStyle(href: string): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (href === '' || links.some((old) => old.getAttribute('href') === href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('load', () => {
    for (const old of links) old.remove();
  });
  links.at(-1)?.after(link);
}
