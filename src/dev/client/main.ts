/** Runs in the browser beside the page's own script: reloads the page after a change, replaces a changed stylesheet, and shows problems. */
import { showProblems } from './overlay.ts';
import { reload, restorePage } from './reload.ts';

const { version = '', style = '' } = document.querySelector<HTMLScriptElement>('script[data-version]')?.dataset ?? {};
let shownStyle = style;
let events: EventSource | undefined;

restorePage();
listen();
document.addEventListener('visibilitychange', listen);

/** Hidden tabs do not listen, because browsers allow six connections per server for all tabs together. */
function listen(): void {
  events?.close();
  events = undefined;
  if (document.hidden) return;
  const query = new URLSearchParams({ page: decodeURI(location.pathname), version, style: shownStyle });
  events = new EventSource(`/@treesite/events?${query}`);
  events.addEventListener('reload', reload);
  events.addEventListener('style', (event) => changeStyle(JSON.parse(event.data).href));
  events.addEventListener('problems', (event) => showProblems(JSON.parse(event.data).text));
}

/** Removes the old stylesheet only after the new one has loaded, so that the page is never unstyled. */
function changeStyle(href: string): void {
  const old = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(shownStyle)}"]`);
  shownStyle = href;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('load', () => old?.remove());
  if (old) old.after(link);
  else document.head.append(link);
}
