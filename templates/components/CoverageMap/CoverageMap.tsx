/** Takes the map of the served area, gives the drawing, the page's own place on it, and over it links to counties and places. */
import type { CoverageMap as CoverageMapData } from 'treesite';
import { HighlightedPlace } from '../HighlightedPlace/HighlightedPlace.tsx';
import { MapLinks } from '../MapLinks/MapLinks.tsx';
import './CoverageMap.css';

/** The drawing is a file that pages share. Its names are part of the picture; the links, shown where there is room, have them as text. */
export function CoverageMap({ map }: { map: CoverageMapData }) {
  const { width, height, label, title, drawing, links, own } = map;
  return (
    <figure className="map">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <use href={`${drawing}#map`} />
        <use className="wide" href={`${drawing}#wide`} />
        <use className="narrow" href={`${drawing}#narrow`} />
        {own && <HighlightedPlace place={own} />}
      </svg>
      <MapLinks width={width} height={height} label={label} links={links} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
