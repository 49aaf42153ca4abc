/** Watches for pairs of pictures; what compares them is loaded when the first comes near. */

function watchComparisons() {
  const pairs = document.querySelectorAll<HTMLElement>('[data-compare]');
  // The stylesheet lays them over each other only where it can know that there is script.
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
