/** Styles are imported for their effect: they make a page's stylesheet. */
declare module '*.css';
