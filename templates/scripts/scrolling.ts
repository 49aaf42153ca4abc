/** Scrolls to the place an address names, smoothly unless the visitor asked for less motion. The browser's own jump comes first, so focus follows it. */

const delay = 100;

export function followHash() {
  const behavior = (): ScrollBehavior =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const follow = () => {
    if (location.hash === '') scrollTo({ top: 0, behavior: behavior() });
    else targetOf(location.hash)?.scrollIntoView({ behavior: behavior() });
  };
  addEventListener('hashchange', () => setTimeout(follow, delay));
  if (location.hash !== '') setTimeout(follow, delay);

  // A link to the page one is on would load it again; going to the top is what is meant.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const { button, ctrlKey, metaKey, shiftKey } = event;
    if (link?.href !== location.href.replace(/#.*/, '') || link.target || button || ctrlKey || metaKey || shiftKey)
      return;
    event.preventDefault();
    if (location.hash !== '') history.pushState(null, '', link.href);
    setTimeout(follow, delay);
  });
}

/** Undefined for a place that is not there, also for one that cannot be decoded. */
function targetOf(hash: string): HTMLElement | null | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return undefined;
  }
}
