/** Watches for pairs of pictures; the code that compares them is loaded when the first is near the viewport. */

function watchComparisons() {
  const pairs = document.querySelectorAll<HTMLElement>('[data-compare]');
  // The stylesheet stacks them only where it can know that script runs.
  if (pairs.length === 0 || !matchMedia('(scripting: enabled)').matches) return;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        import('./compare.ts').then(({ compare }) => compare(target as HTMLElement));
      }
    },
    { rootMargin: '200px' },
  );
  for (const pair of pairs) watcher.observe(pair);
}

watchComparisons();
