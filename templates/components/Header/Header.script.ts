/** The button that switches between light and dark and saves the choice. The line in the head has already set a saved theme. */

function completeTheme() {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');
  if (!button) return;
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => root.dataset.theme === 'dark' || (root.dataset.theme !== 'light' && system.matches);
  const ofBrowser = document.querySelectorAll<HTMLMetaElement>('[name=theme-color]');
  const show = () => {
    button.setAttribute('aria-pressed', `${isDark()}`);
    // The color of the browser's own bar: the first is for light.
    for (const [index, meta] of ofBrowser.entries()) meta.media = index === Number(isDark()) ? 'all' : 'not all';
  };
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    root.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
    show();
  });
  system.addEventListener('change', show);
  show();
  button.hidden = false;
}

completeTheme();
