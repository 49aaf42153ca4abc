/** Loads the scripts of other sites that wait: until the browser is idle, or until the visitor agrees. Only on sites that have such scripts. */
import { askForConsent } from './consent.ts';

/** For Trusted Types: the page's content policy allows this name. */
const policy = (window as { trustedTypes?: Trusting }).trustedTypes?.createPolicy('treesite', {
  createScript: (text) => text,
  createScriptURL: (url) => url,
});

interface Trusting {
  createPolicy: (name: string, rules: Policy) => Policy;
}

interface Policy {
  createScript: (text: string) => string;
  createScriptURL: (url: string) => string;
}

/** A prerendered page may never be seen. */
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else begin();

function begin(): void {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
  askForConsent(() => loadAll('consent'));
}

function whenIdle(): void {
  const load = () => loadAll('idle');
  // With a timeout, since a page that always moves something never lets the browser be idle.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 500);
}

function loadAll(when: string): void {
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[data-when="${when}"]`)) load(waiting);
}

/** The code to run before the script is in its waiting element. */
function load(waiting: HTMLScriptElement): void {
  const { src = '' } = waiting.dataset;
  if (waiting.text !== '') {
    const before = document.createElement('script');
    before.text = policy ? policy.createScript(waiting.text) : waiting.text;
    document.head.append(before);
  }
  const script = document.createElement('script');
  for (const { name, value } of waiting.attributes)
    if (!['type', 'data-when', 'data-src'].includes(name)) script.setAttribute(name, value);
  script.src = policy ? policy.createScriptURL(src) : src;
  waiting.replaceWith(script);
}
