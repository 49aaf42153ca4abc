/** Styles are imported for their effect: they make a page's stylesheet. */
declare module '*.css';
/** Of a script: minified, for `adoptStyle`. */
declare module '*.script.css' {
  const css: string;
  export default css;
}
