/** The rest of the column of a place's page: takes the contents of the place's file, gives jobs, reasons, map, reviews, emergencies, questions, and what is near. */
import type { ReactNode } from 'react';
import type { CityProps, Shell } from 'treesite';
import { AlertBand } from '../AlertBand/AlertBand.tsx';
import { CoverageMap } from '../CoverageMap/CoverageMap.tsx';
import { Faqs } from '../Faqs/Faqs.tsx';
import { JobCard } from '../JobCard/JobCard.tsx';
import { NearbyPlaces } from '../NearbyPlaces/NearbyPlaces.tsx';
import { Reasons } from '../Reasons/Reasons.tsx';
import { Reviews } from '../Reviews/Reviews.tsx';
import { RichText } from '../RichText/RichText.tsx';
import '../../styles/names.css';

export function CityProof({ city, shell }: { city: Omit<CityProps, 'shell'>; shell: Shell }) {
  const { wording } = shell;
  const { jobs, whyChoose, map, reviews, emergency, faqs, neighborhoods, sidebar } = city;
  const { zipCodes, nearby } = sidebar;
  return (
    <>
      {jobs.length > 0 && (
        <Part heading={wording.recentProjects}>
          <ul className="jobs">
            {jobs.map((job) => (
              <JobCard key={job.title} job={job} wording={wording} />
            ))}
          </ul>
        </Part>
      )}
      {whyChoose && (
        <Part heading={whyChoose.heading}>
          {whyChoose.text && <RichText blocks={whyChoose.text} />}
          <Reasons items={whyChoose.items} />
        </Part>
      )}
      {map && (
        <Part heading={wording.coverageMap}>
          <CoverageMap map={map} />
        </Part>
      )}
      {reviews.length > 0 && (
        <Part heading={wording.customerReviews}>
          <Reviews reviews={reviews} wording={wording} />
        </Part>
      )}
      {emergency && (
        <AlertBand across heading={emergency.heading} shell={shell}>
          <RichText blocks={emergency.text} />
        </AlertBand>
      )}
      {faqs.length > 0 && (
        <Part heading={wording.faqs}>
          <Faqs faqs={faqs} />
        </Part>
      )}
      {neighborhoods.length > 0 && (
        <Part heading={wording.neighborhoods}>
          <ul className="names">
            {neighborhoods.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Part>
      )}
      {zipCodes.codes.length > 0 && (
        <Part heading={zipCodes.label}>
          <p>{zipCodes.codes.join(', ')}</p>
        </Part>
      )}
      <NearbyPlaces places={nearby} wording={wording} />
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
