/** Adds style rules to the page: those of what a script makes or moves, which come with it and not with the page's stylesheet. */

/** After all stylesheets. */
export function adoptStyle(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
