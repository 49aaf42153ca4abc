/** The bar at the bottom of a phone's screen. It repeats the page's first buttons, so it is hidden while they are in view. */

/** The stylesheet decides where the bar moves to, and hides it on wide screens. */
function restStickyBar() {
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) {
      document.querySelector('.sticky-bar')?.toggleAttribute('data-rests', isIntersecting);
    }
  });
  for (const buttons of document.querySelectorAll('.hero .actions')) watcher.observe(buttons);
}

restStickyBar();
