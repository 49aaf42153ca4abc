/**
 * Scrolls to the target of a new hash, after 100 ms, and smoothly unless the visitor asked for less motion. Only a new page
 * or a new hash scrolls, so a reload keeps its position.
 */

const delayMs = 100;

export function scrollToHash() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let top = scrollY;
  const follow = () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    // As the browser reads the hash: null if the target does not exist.
    if (location.hash) document.querySelector(':target')?.scrollIntoView({ behavior });
    else scrollTo({ top: 0, behavior });
  };
  /** The browser jumps to the target itself, and moves the focus there: the page is scrolled back until the delay is over. */
  const stay = () => {
    if (scrollY !== top) document.documentElement.scrollTop = top;
  };
  const followLater = () => {
    stay();
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      stay();
      follow();
    }, delayMs);
  };
  addEventListener('scroll', () => {
    if (timer) stay();
    else top = scrollY;
  });
  addEventListener('hashchange', followLater);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash && (load?.type ?? 'navigate') === 'navigate') {
    followLater();
    // A page that was prerendered has scrolled before anybody saw it.
    document.addEventListener('prerenderingchange', () => {
      top = 0;
      followLater();
    });
  }

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const { button, ctrlKey, metaKey, shiftKey } = event;
    if (!link || link.target || button || ctrlKey || metaKey || shiftKey) return;
    if (link.href.split('#')[0] !== location.href.split('#')[0]) return;
    event.preventDefault();
    top = scrollY;
    if (link.hash) location.href = link.href;
    // A link to the current page would load it again; scroll to the top instead.
    else if (location.hash) history.pushState(null, '', link.href);
    followLater();
  });
}
