/** The bar at the bottom of a phone's screen. It offers what the page's first buttons do, so it stays away while they are in view. */

/** Where it is then, and that there is none on wide screens, is for the stylesheet to say. */
function restStickyBar() {
  const buttons = document.querySelector('.hero .actions');
  if (!buttons) return;
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) {
      document.querySelector('.sticky-bar')?.toggleAttribute('data-rests', isIntersecting);
    }
  });
  watcher.observe(buttons);
}

restStickyBar();
