/** SVG documents that run scripts, load files or animate when a browser opens them. Those that run call `top.ran`, load /ran or show a dialog. */

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;
const xhtml = 'xmlns:h="http://www.w3.org/1999/xhtml"';
const run = "document.title='ran';fetch('/ran')";
const linked = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Each is named after what it attempts. `$` in a text is the URL of a file of the site. */
export const hostileDrawings: Readonly<Record<string, string>> = {
  script: svg(`<script>${run}</script>`),
  'a script of another prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>${run}</s:script></s:svg>`,
  'a script of HTML': svg(`<h:script ${xhtml}>${run}</h:script>`),
  'a script whose namespace is declared further out': svg(`<g><h:script>${run}</h:script></g>`, ` ${xhtml}`),
  'a script in HTML by default': svg(`<script xmlns="http://www.w3.org/1999/xhtml">${run}</script>`),
  'a namespace spelled with a reference': svg(
    `<h:script xmlns:h="http://www.w3.org/1999/&#x78;html">${run}</h:script>`,
  ),
  'a script from a file': svg('<script href="/ran.js"/>'),
  'a script with xlink': svg(`<script ${linked} xlink:href="/ran.js"/>`),
  'a script in an editor’s own group': svg(`<e:g xmlns:e="urn:editor"><script>${run}</script></e:g>`),
  'a script in metadata': svg(`<metadata><script>${run}</script></metadata>`),
  'a script in CDATA’s company': svg(`<style><![CDATA[</style>]]></style><script><![CDATA[${run}]]></script>`),
  'a frame with its own document': svg(`<h:iframe ${xhtml} srcdoc="&lt;script&gt;top.${run}&lt;/script&gt;"/>`),
  'a frame without a prefix': svg(
    `<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;${run}&lt;/script&gt;"/>`,
  ),
  'a frame with an address': svg(`<h:iframe ${xhtml} src="/ran"/>`),
  'an object': svg(`<h:object ${xhtml} data="/ran"/>`),
  'a link to a style': svg(`<h:link ${xhtml} rel="stylesheet" href="/ran"/>`),
  'a base address': svg(`<h:base ${xhtml} href="https://other.example/"/>`),
  'a refresh': svg(`<h:meta ${xhtml} http-equiv="refresh" content="0;url=/ran"/>`),
  'a foreign object': svg(`<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Call</p></foreignObject>`),
  'an event on the root': svg('<path d="M0 0"/>', ` onload="${run}"`),
  'an event on a part': svg(`<path d="M0 0h9v9z" onclick="${run}"/>`),
  'an event in capitals': svg('<path d="M0 0"/>', ` onLoad="${run}"`),
  'an event that begins an animation': svg(`<rect onbegin="${run}"/>`),
  'an animated event': svg(`<g><set attributeName="onmouseover" to="${run}"/></g>`),
  'an animated link': svg(
    `<a><animate attributeName="href" values="javascript:${run}" begin="0s"/><path d="M0 0h9v9z"/></a>`,
  ),
  'an event of an animation': svg(`<animate onbegin="${run}" attributeName="x" dur="1s"/>`),
  'a link that runs': svg(`<a href="javascript:${run}"><path d="M0 0h9v9z"/></a>`),
  'a link that runs, hidden by a tab': svg(`<a href="java&#9;script:${run}"><path d="M0 0h9v9z"/></a>`),
  'a use of another file': svg('<use href="/ran#part"/>'),
  'a use of data': svg(
    '<use href="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=#a"/>',
  ),
  'a use with another prefix': svg('<use xmlns:l="http://www.w3.org/1999/xlink" l:href="https://other.example/#a"/>'),
  'a picture from elsewhere': svg('<image href="https://other.example/a.png"/>'),
  'a picture through a filter': svg('<filter id="f"><feImage href="/ran"/></filter>'),
  'a fill from elsewhere': svg('<path fill="url(https://other.example/#a)"/>'),
  'a fill from elsewhere in a style': svg('<path style="fill:url(/ran#a)"/>'),
  'a style import': svg('<style>@import "/ran";</style>'),
  'a style import with url': svg('<style>@import url(/ran);</style>'),
  'a font from elsewhere': svg('<style>@font-face{font-family:a;src:url(/ran)}</style>'),
  'a picture in a style': svg('<style>svg{background:url("/ran")}</style>'),
  'a picture set in a style': svg('<style>svg{background:image-set("/ran" 1x)}</style>'),
  'an escaped address in a style': svg('<style>svg{background:u\\72l(/ran)}</style>'),
  'an address split by a comment': svg('<style>svg{background:/**/url(/ran)}</style>'),
  'an address between strings that look like a comment': svg(
    '<style>svg{content:"/*";background:url(/ran);quotes:"*/" "b"}</style>',
  ),
  'an address in CDATA': svg('<style><![CDATA[svg{background:url(/ran)}]]></style>'),
  'a style spelled with references': svg('<style>svg{background:&#117;rl(/ran)}</style>'),
  'a stylesheet of the document': `<?xml-stylesheet href="/ran"?>${svg('<path d="M0 0"/>')}`,
  'an entity': `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`,
  'an entity from a file': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
  'a DOCTYPE with its own rules': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${run}">]>${svg('<path d="M0 0"/>')}`,
};
