/**
 * The one inline script, before anything is painted: puts the saved theme on the root element, and lets pages of the site
 * fade into each other. The latter is a style rule; it is set by script because the Nu checker does not support it yet.
 */
export const themeLine =
  'try{const d=document,t=localStorage.theme;if(t)d.documentElement.dataset.theme=t;' +
  "const s=new CSSStyleSheet;s.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');" +
  'd.adoptedStyleSheets=[s]}catch{}';
