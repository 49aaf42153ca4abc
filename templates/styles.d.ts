/** Styles are imported for their effect: those of templates make a page's stylesheet, those of a script are added to the page when it runs. */
declare module '*.css';
