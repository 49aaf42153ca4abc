/** The bar at the bottom of a phone's screen. It repeats the page's first buttons, so it is hidden while they are in view. */

/** The stylesheet decides where the bar moves to, and hides it on wide screens. */
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
