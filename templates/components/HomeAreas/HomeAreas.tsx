/** The areas section of the home page: takes its places and counties, gives cards, a timetable and counties. */
import { fill, type HomeProps, type PlaceCard as PlaceCardData, type Shell } from 'treesite';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import { PlaceCard } from '../PlaceCard/PlaceCard.tsx';
import { SplitAcross } from '../SplitAcross/SplitAcross.tsx';
import { Timetable } from '../Timetable/Timetable.tsx';
import { headingOfAll } from '../TimetableLabel/heading-of-all.ts';
import { TimetableLabel } from '../TimetableLabel/TimetableLabel.tsx';
import '../../styles/cards.css';
import '../../styles/filled-cards.css';
import '../../styles/many.css';
import '../TimetableLabel/TimetableLabel.css';
import './HomeAreas.css';

export function HomeAreas({ areas, shell }: { areas: HomeProps['areas']; shell: Shell }) {
  const { wording, links } = shell;
  const detailsOf = (place: PlaceCardData) =>
    fill(wording.detailsOf, { label: wording.viewDetails, place: place.name });
  const others = areas.additional.map(({ name: label, href, county: note, eta: time }) => ({
    label,
    href,
    note,
    time,
  }));
  const { regions } = areas;
  const hasOthers = others.length > 0;
  const isAll = areas.primary.length === 0;
  const otherPlaces = isAll ? headingOfAll(others.length, wording) : wording.additionalCities;
  return (
    <SplitAcross id="areas" tone="alt" heading={areas.heading} text={areas.text}>
      {areas.primary.length > 0 && (
        <>
          {hasOthers && <h3 className="label">{wording.primaryCities}</h3>}
          <ul className="cards filled">
            {areas.primary.map((place) => (
              <PlaceCard
                key={place.href}
                place={{ ...place, featured: false }}
                wording={wording}
                level={hasOthers ? 'h4' : 'h3'}
              >
                <MoreLink href={place.href} label={wording.viewDetails} name={detailsOf(place)} />
              </PlaceCard>
            ))}
          </ul>
        </>
      )}
      <div className="lists">
        {hasOthers && (
          <div>
            <TimetableLabel heading={otherPlaces} times={wording.etaShort} rows={others} />
            <Timetable className="timetable many" rows={others} />
          </div>
        )}
        <div>
          {regions.rows.length > 0 && (
            <>
              <TimetableLabel heading={regions.heading} times={wording.averageResponse} rows={regions.rows} />
              <Timetable rows={regions.rows} className={hasOthers ? 'timetable' : 'timetable many'} />
            </>
          )}
          <MoreLink href={links.areas} label={wording.checkAllAreas} />
        </div>
      </div>
    </SplitAcross>
  );
}
