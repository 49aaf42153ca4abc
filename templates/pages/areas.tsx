/** Where the business works: map, places by tier, counties, every place, emergencies. */
import type { AreasProps } from 'treesite';
import { AlertBand } from '../components/AlertBand/AlertBand.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { ContactActions } from '../components/ContactActions/ContactActions.tsx';
import { CountyCards } from '../components/CountyCards/CountyCards.tsx';
import { CoverageMap } from '../components/CoverageMap/CoverageMap.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { PhoneText } from '../components/PhoneText/PhoneText.tsx';
import { PlaceFinder } from '../components/PlaceFinder/PlaceFinder.tsx';
import { PlaceRows } from '../components/PlaceRows/PlaceRows.tsx';
import { SeasonNote } from '../components/SeasonNote/SeasonNote.tsx';
import { Split } from '../components/Split/Split.tsx';
import { SplitAcross } from '../components/SplitAcross/SplitAcross.tsx';
import { TierCards } from '../components/TierCards/TierCards.tsx';
import { Timetable } from '../components/Timetable/Timetable.tsx';
import { headingOfAll } from '../components/TimetableLabel/heading-of-all.ts';
import { TimetableLabel } from '../components/TimetableLabel/TimetableLabel.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../styles/many.css';

export function Page({ shell, structuredData, ...page }: Rendered<AreasProps>) {
  const { wording, phone } = shell;
  const { hero, breadcrumbs, map, tiers, counties, places, emergency } = page;
  const rows = places?.links.map(({ county: note, eta: time, ...link }) => ({ ...link, note, time })) ?? [];
  return (
    <Document shell={shell} structuredData={structuredData}>
      <Hero hero={hero} above={<Breadcrumbs label={wording.breadcrumb} trail={breadcrumbs} />}>
        <ContactActions shell={shell} quote={wording.freeEstimateLong} />
      </Hero>
      <SeasonNote season={shell.season} />
      {page.placeIndex && <PlaceFinder index={page.placeIndex} shell={shell} />}
      {map.map && (
        <Split heading={map.heading} text={map.text}>
          <CoverageMap map={map.map} />
        </Split>
      )}
      {tiers.map((tier, index) => (
        <TierCards key={tier.label} tier={tier} shell={shell} tone={index % 2 === 0 ? 'alt' : 'plain'} />
      ))}
      {counties.cards.length + counties.rows.length > 0 && (
        <SplitAcross tone="alt" heading={counties.heading} text={counties.text}>
          {counties.cards.length > 0 && <CountyCards counties={counties.cards} wording={wording} />}
          {counties.rows.length > 0 && <PlaceRows rows={counties.rows} pager={counties.pager} />}
        </SplitAcross>
      )}
      {places && (
        <SplitAcross heading={places.heading} text={places.text}>
          <TimetableLabel heading={headingOfAll(places.links.length, wording)} times={wording.eta} rows={rows} />
          <Timetable className="timetable many" rows={rows} />
        </SplitAcross>
      )}
      {page.otherPlaces && (
        <Split heading={wording.otherPlaces}>
          <p>{page.otherPlaces}</p>
        </Split>
      )}
      {emergency && (
        <AlertBand
          heading={emergency.heading}
          shell={shell}
          link={
            <a className="button quiet" href={shell.links.contact}>
              {wording.requestQuote}
            </a>
          }
        >
          <p className="lead">
            <PhoneText text={emergency.text} phone={phone} />
          </p>
        </AlertBand>
      )}
    </Document>
  );
}
