/** In the browser, beside the page's own script: waits for changes, shows them, and reports problems. */
import { showProblems } from './overlay.ts';
import { patchPage } from './patch-page.ts';
import { reload, restore } from './reload.ts';

/** What this page shows now, as the server names it. */
const shown = { version: '', style: '', ...ownScript(document)?.dataset };
/** As the server sent it: what scripts have made of the page since is not in it. */
let sent = fetchPage();
let events: EventSource | undefined;

restore();
listen();
document.addEventListener('visibilitychange', listen);

/** A browser keeps six connections to a server, for all of its tabs: hidden ones can wait. */
function listen(): void {
  events?.close();
  events = undefined;
  if (document.hidden) return;
  const { version, style } = shown;
  const query = new URLSearchParams({ page: decodeURI(location.pathname), version, style });
  events = new EventSource(`/@treesite/events?${query}`);
  events.addEventListener('page', showPage);
  events.addEventListener('reload', reload);
  events.addEventListener('style', (event) => changeStyle(JSON.parse(event.data).href));
  events.addEventListener('problems', (event) => showProblems(JSON.parse(event.data).text));
}

function ownScript(page: Document): HTMLScriptElement | null {
  return page.querySelector<HTMLScriptElement>('script[data-version]');
}

/** By a request that parses: Trusted Types, which the page's policy requires, refuse a parser that is given a text. */
function fetchPage(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.responseXML as Document));
    request.addEventListener('error', reject);
    request.open('GET', location.pathname);
    request.send();
  });
}

/** Where it is only words that have changed, the page need not be loaded again. */
async function showPage(): Promise<void> {
  const before = await sent;
  sent = fetchPage();
  const now = await sent;
  const isKnown = ownScript(before)?.dataset.version === shown.version;
  shown.version = ownScript(now)?.dataset.version ?? '';
  if (!isKnown || !patchPage(before, now)) reload();
  else changeStyle(ownScript(now)?.dataset.style ?? '');
}

/** The new sheet comes before the old one goes: nothing is ever bare. */
function changeStyle(href: string): void {
  if (href === '' || href === shown.style) return;
  const old = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(shown.style)}"]`);
  shown.style = href;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('load', () => old?.remove());
  if (old) old.after(link);
  else document.head.append(link);
}
