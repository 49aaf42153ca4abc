/** Which parts of an SVG drawing are published, and which drawings are refused. */
import { describe, expect, it } from 'vitest';
import { formatSvg, sanitizeSvg } from '../../../../src/assets/svg/sanitize-svg.ts';
import { hostileDrawings } from '../../../support/hostile-drawings.ts';

const svg = (inside: string, attributes = ' viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

/** What is published. */
function published(text: string, prefix = ''): string {
  const drawing = sanitizeSvg(text, prefix);
  if (!('inner' in drawing)) throw new Error(JSON.stringify(drawing));
  return formatSvg(drawing);
}

describe('a drawing that could run, load or move', () => {
  it.each(Object.entries(hostileDrawings))('is refused, or loses the part: %s', (_, text) => {
    const drawing = sanitizeSvg(text);
    if ('unsafe' in drawing) expect(text.length).toBeGreaterThan(drawing.unsafe.offset);
    else expect('inner' in drawing ? formatSvg(drawing) : '').not.toMatch(/script|ran|other\.example|urn:/);
  });

  it('is refused, unless the part is left out: what has a prefix, and metadata', () => {
    const left = Object.entries(hostileDrawings).filter(([, text]) => !('unsafe' in sanitizeSvg(text)));
    expect(left.map(([name]) => name)).toEqual([
      'a script of another prefix',
      'a script in an editor’s own group',
      'a script in metadata',
      'a use with another prefix',
    ]);
  });

  it('is located where the part begins, also in a style', () => {
    const styled = svg('<style>.a{fill:red}\n.b{fill:url(//x)}</style>');
    expect(sanitizeSvg(styled)).toEqual({ unsafe: { part: 'url(//x)', offset: styled.indexOf('url(') } });
  });
});

it('larger than programs can draw is refused', () => {
  expect(sanitizeSvg(svg('', ' viewBox="0 0 1e9 1"'))).toEqual({ problem: expect.stringContaining('viewBox is over') });
  expect(sanitizeSvg(svg('', ' viewBox="0 0 100000 9"'))).toHaveProperty('inner');
});

describe('a drawing with only allowed elements', () => {
  it.each([
    svg('<path d="M0 0h9" fill="#fff"/>'),
    svg(
      '<defs><linearGradient id="a"><stop offset=".5" stop-color="red"/></linearGradient></defs><rect fill="url(#a)"/>',
    ),
    svg('<style>.a{fill:rgb(1,2,3)}@media (min-width:9px){.a{transform:rotate(3deg)}}</style><path class="a"/>'),
    svg('<g transform="translate(1 2) scale(.5)"><use href="#b"/><path id="b" style="fill:url(#c);opacity:.5"/></g>'),
    svg('<text x="1" y="2" xml:space="preserve">A &lt; B &amp; <tspan>C</tspan></text>'),
    svg('<clipPath id="c"><circle r="3"/></clipPath><filter id="f"><feGaussianBlur stdDeviation="2"/></filter>'),
    svg('', ' viewBox="0 0 9 9" width="100" height="50" fill="none" stroke="currentColor"'),
  ])('is published as it was drawn: %s', (text) => {
    expect(published(text)).toBe(text);
  });

  it('loses what editors write for themselves', () => {
    const exported = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Made with an editor -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:e="urn:editor" viewBox="0 0 9 9" e:version="1" data-name="Layer 1">
  <e:namedview><e:grid/></e:namedview>
  <metadata><r:RDF xmlns:r="urn:rdf"/></metadata>
  <path d="M0 0" e:label="trunk"/>
</svg>`;
    expect(published(exported)).toBe(svg('<path d="M0 0"/>'));
  });

  it('loses attributes of HTML, and those that browsers read as allowed ones in a page', () => {
    const hostile =
      '<use HREF="https://a.example/x.svg#a"/><path d="M0 0" ID="b" src="https://a.example" tabindex="0"/>';
    const embedded = ' viewBox="0 0 9 9" role="img" content="&lt;mxfile a=&quot;light-dark(red, blue)&quot;>"';
    expect(published(svg(hostile, embedded))).toBe(svg('<use/><path d="M0 0"/>'));
  });

  it('gets a prefix before its ids and classes if it shares a document', () => {
    const text = svg('<style>.a,#b>.a:hover{fill:#abc}</style><g id="b" class="a c" fill="url(#b)"/><use href="#b"/>');
    expect(published(text, 'oak-')).toBe(
      svg(
        '<style>.oak-a,#oak-b>.oak-a:hover{fill:#abc}</style><g id="oak-b" class="oak-a oak-c" fill="url(#oak-b)"/><use href="#oak-b"/>',
      ),
    );
  });

  it('is measured by its viewBox', () => {
    expect(sanitizeSvg(svg('', ' viewBox="-4,-4 640.4 480"'))).toMatchObject({ size: { width: 640, height: 480 } });
    for (const attributes of ['', ' viewBox="0 0 0 9"', ' viewBox="0 0"', ' viewBox="a b c d"'])
      expect(sanitizeSvg(svg('', attributes))).toMatchObject({ size: undefined });
  });
});

it.each([
  '',
  'text',
  '<html/>',
  '<SVG xmlns="http://www.w3.org/2000/svg"/>',
  '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  `${svg('')}${svg('')}`,
  svg('<g>'.repeat(5000)),
])('a file that is not a single SVG is refused: %#', (text) => {
  expect(sanitizeSvg(text)).toHaveProperty('problem');
});

describe('copies by use elements', () => {
  const levels = (count: number, each: number) =>
    Array.from({ length: count }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(each)}</g>`).join('');

  it('that double with each level are refused', () => {
    expect(sanitizeSvg(svg(`${levels(20, 2)}<use href="#a20"/>`))).toEqual({
      problem: 'its <use> elements draw more than 100,000 copies',
    });
  });

  it('are allowed a thousand times, of each other, and of themselves', () => {
    expect(sanitizeSvg(svg(`${levels(1, 1000)}<use href="#a1"/>`))).toHaveProperty('inner');
    expect(sanitizeSvg(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toHaveProperty('inner');
  });
});
