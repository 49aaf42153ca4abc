/** Scrolls to the place a new hash names, 100 ms later and smoothly unless the visitor asked for less motion. Only a new page or a new hash does that, so a reload stays where it was. */

const delayMs = 100;

export function scrollToHash() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let top = scrollY;
  const follow = () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    // The browser's own reading of the hash: nothing for a place that is not there.
    if (location.hash) document.querySelector(':target')?.scrollIntoView({ behavior });
    else scrollTo({ top: 0, behavior });
  };
  /** The browser has jumped to the place, and moved the focus there: the view goes back to where it was until it is time. */
  const followLater = () => {
    if (scrollY !== top) document.documentElement.scrollTop = top;
    clearTimeout(timer);
    timer = setTimeout(follow, delayMs);
  };
  addEventListener('scroll', () => {
    top = scrollY;
  });
  addEventListener('hashchange', followLater);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash && (load?.type ?? 'navigate') === 'navigate') timer = setTimeout(follow, delayMs);

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const { button, ctrlKey, metaKey, shiftKey } = event;
    if (!link || link.target || button || ctrlKey || metaKey || shiftKey) return;
    if (link.href.split('#')[0] !== location.href.split('#')[0]) return;
    event.preventDefault();
    top = scrollY;
    if (link.hash) location.href = link.href;
    // A link to the page one is on would load it again; going to the top is what is meant.
    else if (location.hash) history.pushState(null, '', link.href);
    followLater();
  });
}
