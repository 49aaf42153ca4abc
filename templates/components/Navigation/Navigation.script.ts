/** The menu is a popover; script sets its state for screen readers and closes it on a choice. */

function completeMenu() {
  const menu = document.getElementById('site-menu');
  const button = document.querySelector('[popovertarget="site-menu"]');
  if (!menu || !button) return;
  const tell = (open: boolean) => button.setAttribute('aria-expanded', `${open}`);
  tell(false);
  menu.addEventListener('toggle', ({ newState }) => tell(newState === 'open'));
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
  });
}

completeMenu();
