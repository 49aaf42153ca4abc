/** A face and a theme → the report's stylesheet. Pure. */
import type { MeasuredSite } from './report-data.ts';

type OwnColors = NonNullable<MeasuredSite['theme']>['light'];

/** Light, dark, and the color of the site that replaces both. */
const palette: Readonly<Record<string, [light: string, dark: string, own?: keyof OwnColors]>> = {
  paper: ['#f7f4ec', '#161a17', 'background'],
  ink: ['#1f2620', '#ece8dd', 'text'],
  muted: ['#5c6258', '#a9ada1', 'textMuted'],
  line: ['#d8d2c2', '#38403a', 'border'],
  html: ['#2d4a3b', '#8cbb9f', 'primary'],
  style: ['#86a36f', '#d3e0b4'],
  script: ['#bf4f26', '#e9835a', 'accent'],
  fonts: ['#6b5687', '#b59cd3'],
  pictures: ['#d39a2f', '#dfb052'],
  time: ['#7d8578', '#858d80'],
  alarm: ['#a8361a', '#ff9a78'],
};

/** `face` is the headings' WOFF file as a data: URL. */
export function reportStyle(face: string, theme?: MeasuredSite['theme']): string {
  const fontFace = `@font-face { font-family: Newsreader; font-weight: 600; src: url(${face}); }`;
  const colors = Object.entries(palette).map(([name, [light, dark, own]]) => {
    const [ownLight, ownDark] = own ? [theme?.light[own], theme?.dark[own]] : [];
    return `--${name}: light-dark(${ownLight ?? light}, ${ownDark ?? dark});`;
  });
  const classes = Object.keys(palette).map((name) => `.${name} { --color: var(--${name}); }`);
  return `${fontFace}\n:root { ${colors.join(' ')} }\n${classes.join('\n')}${rules}`;
}

const rules = `
:root { color-scheme: light dark; --serif: Newsreader, "Iowan Old Style", Palatino, Georgia, serif; --mono: ui-monospace, Menlo, Consolas, monospace; }
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 72rem; padding: clamp(1.5rem, 5vw, 4.5rem) clamp(1.25rem, 5vw, 3rem); overflow-wrap: anywhere; }
h1, h2, h3, p, ul { margin: 0; }
ul { padding: 0; list-style: none; }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.15; text-wrap: balance; }
h1 { margin-top: 0.75rem; font-size: clamp(2.25rem, 1.4rem + 3.6vw, 4rem); letter-spacing: -0.02em; }
h2 { font-size: 1.75rem; }
h3 { font-size: 1.2rem; }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 0.2em; }
a:hover { text-decoration-color: currentColor; }
:focus-visible { outline: 3px solid var(--pictures); outline-offset: 2px; }
small, .quiet, thead th { color: var(--muted); font-size: 0.875rem; font-weight: 400; }
code { font: 0.8125rem var(--mono); }
header { max-width: 46rem; padding-bottom: 3rem; }
header p { margin-top: 1rem; }
.lede { font-size: 1.1875rem; }
section { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 1.5rem 3.5rem; padding-block: 3rem; border-bottom: 1px solid var(--line); }
.about p { margin-top: 0.75rem; }
.content > * + * { margin-top: 1.5rem; }
table { width: 100%; border-collapse: collapse; }
tbody tr { border-top: 1px solid var(--line); break-inside: avoid; }
th, td { padding: 0.375rem 0 0.375rem 1rem; font-size: 0.9375rem; font-weight: 400; text-align: right; vertical-align: top; }
td, thead th { white-space: nowrap; }
:is(th, td):first-child { padding-left: 0; text-align: left; white-space: normal; }
.over :is(td, small) { color: var(--alarm); }
.bar { display: block; width: 100%; height: 0.625rem; margin-block: 0.25rem; }
small { display: block; }
.bar rect { fill: var(--color); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.875rem; }
.legend li::before { content: ""; display: inline-block; width: 0.75rem; height: 0.75rem; margin-right: 0.5rem; background: var(--color); }
article + article { padding-top: 1.5rem; }
article > * + * { margin-top: 0.5rem; }
.severity { padding: 0.0625rem 0.4375rem; border: 1px solid; border-radius: 0.25rem; font-size: 0.75rem; }
.error .severity { color: var(--alarm); }
.places li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 1.25rem; border-top: 1px solid var(--line); padding-block: 0.375rem; font-size: 0.9375rem; }
.places a { font: 0.8125rem/1.6 var(--mono); }
summary { cursor: pointer; padding-block: 0.25rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 1.25rem 1rem; font-size: 0.8125rem; }
.cards li { break-inside: avoid; }
.cards img { display: block; width: 100%; height: auto; margin-bottom: 0.375rem; border-radius: 0.25rem; outline: 1px solid var(--line); }
footer { padding-top: 1.5rem; color: var(--muted); font-size: 0.875rem; }
@media (min-width: 54rem) {
  .about { position: sticky; top: 2rem; align-self: start; }
  .bars th:first-child { display: grid; grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); gap: 0 1.25rem; align-items: center; }
}
@media (max-width: 54rem) {
  section, .places li { grid-template-columns: minmax(0, 1fr); }
  .places li { gap: 0; }
  th, td { padding-left: 0.625rem; }
}
@media screen and (max-width: 54rem) {
  :is(th, td):nth-child(n + 5) { display: none; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; }
  html { font-size: 10pt; print-color-adjust: exact; }
  body { max-width: none; padding: 0; }
  section { padding-block: 1.5rem; }
  .about { position: static; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
