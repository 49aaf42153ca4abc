/** A face and a theme → the report's stylesheet. Pure. */

/** The site's own colors, as #rrggbb. */
export interface ReportTheme {
  light: OwnColors;
  dark: OwnColors;
}

type OwnColors = { [Name in (typeof ownColors)[number][1]]?: string };

/** Which of the report's colors each one replaces. */
const ownColors = [
  ['paper', 'background'],
  ['ink', 'text'],
  ['muted', 'textMuted'],
  ['line', 'border'],
  ['html', 'primary'],
  ['script', 'accent'],
] as const;

/** `face` is the headings' WOFF file as a data: URL, or empty; `theme` holds the site's own colors, if any. */
export function reportStyle(face: string, theme: ReportTheme = { light: {}, dark: {} }): string {
  const fontFace =
    face === '' ? '' : `@font-face{font-family:Newsreader;font-weight:600;src:url(${face}) format("woff")}\n`;
  return `${fontFace}${rules.replace(/--([a-z]+): light-dark\((#\w+), (#\w+)\)/g, (rule, name, light, dark) => {
    const own = ownColors.find(([property]) => property === name)?.[1];
    return own ? `--${name}: light-dark(${theme.light[own] ?? light}, ${theme.dark[own] ?? dark})` : rule;
  })}`;
}

const rules = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f4ec, #161a17);
  --ink: light-dark(#1f2620, #ece8dd);
  --muted: light-dark(#5c6258, #a9ada1);
  --line: light-dark(#d8d2c2, #38403a);
  --ground: color-mix(in srgb, var(--html) 8%, var(--paper));
  --ring: color-mix(in srgb, var(--html) 55%, var(--paper));
  --html: light-dark(#2d4a3b, #8cbb9f);
  --style: light-dark(#86a36f, #d3e0b4);
  --script: light-dark(#bf4f26, #e9835a);
  --fonts: light-dark(#6b5687, #b59cd3);
  --pictures: light-dark(#d39a2f, #dfb052);
  --time: light-dark(#7d8578, #858d80);
  --alarm: light-dark(#a8361a, #ff9a78);
  --good: light-dark(#2f6b47, #8fd0a6);
  --serif: Newsreader, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 72rem; padding: clamp(1.5rem, 5vw, 4.5rem) clamp(1.25rem, 5vw, 3rem); }
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; }
ul, ol { padding: 0; list-style: none; }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.1; text-wrap: balance; }
h1 { font-size: clamp(2.25rem, 1.4rem + 3.6vw, 4rem); letter-spacing: -0.02em; }
h2 { font-size: 1.75rem; letter-spacing: -0.01em; }
h3 { font-size: 1.2rem; line-height: 1.25; }
a { color: inherit; text-decoration-color: var(--line); text-decoration-thickness: 1px; text-underline-offset: 0.2em; overflow-wrap: anywhere; }
a:hover { text-decoration-color: currentColor; }
:focus-visible { outline: 3px solid var(--pictures); outline-offset: 2px; }
small, .quiet, figcaption { color: var(--muted); font-size: 0.875rem; }
code { font: 0.8125rem var(--mono); overflow-wrap: anywhere; }
svg { display: block; }
header { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 24rem); gap: 2rem 4rem; align-items: center; padding-bottom: 3rem; }
header > div > * + * { margin-top: 1rem; }
.kicker { color: var(--muted); font-size: 0.9375rem; }
h1 + .lede { margin-top: 1.5rem; }
.lede { font-size: 1.1875rem; line-height: 1.5; }
.rings svg { width: 100%; overflow: visible; }
.rings figcaption { max-width: 24rem; margin: 0.75rem auto 0; text-wrap: balance; text-align: center; }
.ground { fill: var(--ground); stroke: var(--ring); stroke-width: 3; }
.ring { fill: none; stroke: var(--ring); stroke-width: 1.5; }
.dot { fill: var(--html); stroke: var(--ground); stroke-width: 2; }
.home { fill: var(--script); }
.orphan { fill: var(--paper); stroke: var(--alarm); stroke-width: 2; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); border-block: 1px solid var(--ink); }
.figures > div { padding: 1.25rem 1rem 1.25rem 0; }
.figures dt { color: var(--muted); font-size: 0.875rem; }
.figures strong { display: block; font: 600 2.125rem/1.2 var(--serif); letter-spacing: -0.01em; }
section { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 1.5rem 3.5rem; padding-block: 3rem; border-top: 1px solid var(--line); }
.figures + section { border-top: 0; }
.about p { margin-top: 0.75rem; color: var(--muted); font-size: 0.9375rem; }
.content > * + * { margin-top: 1.5rem; }
.rows { display: grid; gap: 0.875rem; }
.rows li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.125rem 1rem; break-inside: avoid; }
.rows li > :first-child { overflow-wrap: anywhere; }
.rows .bar, .rows small { grid-column: 1 / -1; }
.figure { text-align: right; white-space: nowrap; }
.figure em { font-style: normal; font-size: 0.875rem; }
.more { color: var(--alarm); }
.less { color: var(--good); }
.bar { width: 100%; height: 0.625rem; }
.narrow { display: none; }
.columns { display: flex; justify-content: flex-end; gap: 1rem; color: var(--muted); font-size: 0.875rem; }
.columns span:last-child { min-width: 5.5rem; text-align: right; white-space: nowrap; }
@media (min-width: 54.01rem), print {
  .two { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.25rem 2.5rem; }
  .rows.chart { gap: 0.5rem; }
  .rows.chart li { grid-template-columns: minmax(0, 17.5rem) minmax(0, 1fr) auto 5.5rem; align-items: center; font-size: 0.9375rem; }
  .rows.chart :is(.bar, small) { grid-column: auto; }
  .rows.chart small { order: 2; text-align: right; }
  .rows.chart .figure { order: 1; min-width: 4.5rem; }
  .places li { grid-template-columns: minmax(0, 19rem) minmax(0, 1fr); gap: 1.25rem; }
}
.html { fill: var(--html); }
.style { fill: var(--style); }
.script { fill: var(--script); }
.fonts { fill: var(--fonts); }
.pictures { fill: var(--pictures); }
.time { fill: var(--time); }
.within { fill: var(--html); }
.free { fill: var(--line); }
.beyond { fill: var(--alarm); }
.over .figure, .over small { color: var(--alarm); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.875rem; }
.legend li { display: flex; align-items: center; gap: 0.5rem; }
.legend svg { width: 0.75rem; height: 0.75rem; }
.paths { columns: 18rem; column-gap: 2rem; margin-top: 0.5rem; font-size: 0.9375rem; }
.paths li { padding-block: 0.125rem; overflow-wrap: anywhere; break-inside: avoid; }
.counted { columns: auto; }
.counted li { display: flex; justify-content: space-between; gap: 1rem; border-top: 1px solid var(--line); padding-block: 0.375rem; }
.counted .quiet { white-space: nowrap; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: 1.5rem 2.5rem; }
.facts { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
.facts > div { display: flex; flex-direction: column-reverse; }
.facts dt { color: var(--muted); font-size: 0.875rem; }
.facts dd { font: 600 1.75rem/1.2 var(--serif); }
article + article { padding-top: 1.5rem; }
article > * + * { margin-top: 0.5rem; }
.severity { padding: 0.0625rem 0.4375rem; border: 1px solid; border-radius: 0.25rem; font-size: 0.75rem; }
.error .severity { color: var(--alarm); }
.places { display: grid; gap: 0.5rem; margin-top: 0.75rem; font-size: 0.9375rem; }
.places li { display: grid; gap: 0.125rem; border-top: 1px solid var(--line); padding-top: 0.5rem; }
.places a { font: 0.8125rem/1.6 var(--mono); justify-self: start; }
summary { cursor: pointer; font-size: 0.9375rem; padding-block: 0.25rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 1.25rem 1rem; font-size: 0.8125rem; }
.cards li { break-inside: avoid; overflow-wrap: anywhere; }
.cards img { display: block; width: 100%; height: auto; margin-bottom: 0.375rem; border-radius: 0.25rem; outline: 1px solid var(--line); outline-offset: -1px; }
.trend svg { width: 100%; overflow: visible; }
.trend polyline { fill: none; stroke: var(--html); stroke-width: 2; stroke-linejoin: round; }
.trend circle { fill: var(--script); }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
td { white-space: nowrap; }
th, td { padding: 0.375rem 0 0.375rem 0.75rem; border-top: 1px solid var(--line); font-weight: 400; text-align: right; }
:is(th, td):first-child { padding-left: 0; text-align: left; }
thead th { border-top: 0; color: var(--muted); font-size: 0.875rem; }
tbody tr:first-child > * { font-weight: 600; }
@media (max-width: 54rem) {
  header, section { grid-template-columns: minmax(0, 1fr); }
  header { padding-bottom: 2rem; }
  section { padding-block: 2.25rem; }
  .rings { max-width: 22rem; margin-inline: auto; }
}
@media screen and (max-width: 54rem) {
  .narrow { display: inline; }
  .columns, .wide { display: none; }
}
@media (min-width: 54.01rem) {
  .about { position: sticky; top: 2rem; align-self: start; }
}
footer { border-top: 1px solid var(--line); padding-top: 1.5rem; color: var(--muted); font-size: 0.875rem; }
@media print {
  :root { color-scheme: light; --paper: #fff; }
  html { font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { max-width: none; padding: 0; }
  header { grid-template-columns: minmax(0, 1fr) 15rem; }
  section { grid-template-columns: 11rem minmax(0, 1fr); gap: 2rem; padding-block: 1.5rem; }
  .about { position: static; break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
