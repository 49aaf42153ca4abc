/** The column beside the sidebar of a place's page: takes the contents of the place's file, gives its services, texts, prices and rules, what speaks for the business there, and news. */
import type { CityProps, Shell } from 'treesite';
import { CityProof } from '../CityProof/CityProof.tsx';
import { CityServices } from '../CityServices/CityServices.tsx';
import { Facts } from '../Facts/Facts.tsx';
import { Permits } from '../Permits/Permits.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { SectionProse } from '../SectionProse/SectionProse.tsx';
import { Specialists } from '../Specialists/Specialists.tsx';
import { Teasers } from '../Teasers/Teasers.tsx';
import '../../styles/columns.css';

export function CityContent({ city, shell }: { city: Omit<CityProps, 'shell'>; shell: Shell }) {
  const { wording } = shell;
  return (
    <div className="content">
      {city.responses.length > 0 && <Facts facts={city.responses} className="facts grid" />}
      {city.specialists && <Specialists specialists={city.specialists} />}
      <CityServices cards={city.serviceCards} wording={wording} />
      {city.sections.map((section) => (
        <SectionProse key={section.heading} section={section} />
      ))}
      {city.prices.length > 0 && (
        <section>
          <h2>{wording.prices}</h2>
          <Facts facts={city.prices} className="facts prices" />
          {city.pricesNote && <RichText blocks={city.pricesNote} />}
        </section>
      )}
      <Permits permits={city.permits} note={city.permitsNote} heading={wording.permits} />
      <CityProof city={city} shell={shell} />
      {city.news.length > 0 && (
        <section>
          <h2>{wording.fromOurNews}</h2>
          <Teasers posts={city.news} wording={wording} />
        </section>
      )}
    </div>
  );
}
