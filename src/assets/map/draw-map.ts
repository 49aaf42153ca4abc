/** A map's layout → an SVG document that pages show by reference, in their own colors. Pure. */
import { escapeHtml } from '../../text/escape.ts';
import { type MapLayout, nameSizes, type Width } from './map-layout.ts';
import { formatDots, formatPath } from './simplify-path.ts';

/** Raise it with every change of the drawing: file names include it. */
export const mapDesign = 6;

/** With more places, their service circles are not drawn. */
const maxCircles = 60;

/**
 * `#map` is land, counties and dots; `#wide` and `#narrow` are the names, for the two widths. It uses inherited colors: the
 * page's text color and --background. A page's style rules do not apply inside a file that it refers to.
 */
export function drawMap(layout: MapLayout, focus: readonly string[]): string {
  const { shapes, counties, places, dot } = layout;
  const outline = formatPath(counties.flatMap(({ rings }) => rings));
  const inFocus = formatPath(counties.filter(({ fips }) => focus.includes(fips)).flatMap(({ rings }) => rings));
  const circles = places.length > maxCircles ? [] : places;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shapes.frame.width} ${shapes.frame.height}">`,
    '<g id="map">',
    `<path fill="var(--background)" fill-opacity=".5" d="${formatPath(shapes.neighbors)}"/>`,
    `<path fill="var(--background)" d="${formatPath(shapes.land)}"/>`,
    `<path fill="currentColor" fill-opacity=".05" stroke="currentColor" stroke-opacity=".6" d="${outline}"/>`,
    focus.length === counties.length
      ? ''
      : `<path fill="none" stroke="currentColor" stroke-width="2.5" d="${inFocus}"/>`,
    '<g fill="currentColor" fill-opacity=".05">',
    ...circles.map(({ at: [x, y], radiusMeters }) => {
      const reach = Math.round(radiusMeters * shapes.unitsPerMeter);
      return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${reach}"/>`;
    }),
    '</g>',
    `<path stroke="currentColor" stroke-width="${(2 * dot).toFixed(1)}" stroke-linecap="round" d="${formatDots(places.map(({ at }) => at))}"/>`,
    '</g>',
    drawNames(layout, 'wide'),
    drawNames(layout, 'narrow'),
    '</svg>',
  ].join('');
}

/** The halo keeps a name readable where it crosses a border or a shore. */
function drawNames({ names, places }: MapLayout, width: Width): string {
  const { place: size, county: countySize } = nameSizes[width];
  const { counties, places: labels } = names[width];
  const anchors = { start: '', middle: ' text-anchor="middle"', end: ' text-anchor="end"' };
  return [
    `<g id="${width}" fill="currentColor" stroke="var(--background)" stroke-width="${size / 5}" stroke-linejoin="round" paint-order="stroke">`,
    `<g font-size="${countySize}" text-anchor="middle">`,
    ...counties.map(({ name, x, y }) => `<text x="${x}" y="${y}">${escapeHtml(name)}</text>`),
    `</g><g font-size="${size}" font-weight="600">`,
    ...places.flatMap(({ name, href }) => {
      const label = labels.get(href);
      return label ? [`<text x="${label.x}" y="${label.y}"${anchors[label.anchor]}>${escapeHtml(name)}</text>`] : [];
    }),
    '</g></g>',
  ].join('');
}
