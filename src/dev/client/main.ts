/** Runs in the browser beside the page's own script: receives changes, shows them, and shows problems. */
import { showProblems } from './overlay.ts';
import { patchPage } from './patch-page.ts';
import { reload, restorePage } from './reload.ts';

/** The version and stylesheet that this page shows, as the server identifies them. */
const shown = { version: '', style: '', ...ownScript(document)?.dataset };
/** The page as the server sent it, without the changes of scripts. */
let sent = fetchPage();
let events: EventSource | undefined;

restorePage();
listen();
document.addEventListener('visibilitychange', listen);

/** Hidden tabs do not listen, because browsers allow six connections per server for all tabs together. */
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

/** Uses XMLHttpRequest, which parses the document: with Trusted Types, which the page's policy requires, DOMParser throws. */
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

/** Patches the page if only its content has changed; otherwise reloads it. */
async function showPage(): Promise<void> {
  const before = await sent;
  sent = fetchPage();
  const now = await sent;
  const isKnown = ownScript(before)?.dataset.version === shown.version;
  shown.version = ownScript(now)?.dataset.version ?? '';
  if (!isKnown || !patchPage(before, now)) reload();
  else changeStyle(ownScript(now)?.dataset.style ?? '');
}

/** Removes the old stylesheet only after the new one has loaded, so that the page is never unstyled. */
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
