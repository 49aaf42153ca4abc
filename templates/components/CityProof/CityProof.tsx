/** The full-width sections of a place's page: takes the contents of the place's file, gives jobs, reasons, map, reviews, emergencies and questions. */
import type { CityProps, Shell } from 'treesite';
import { AlertBand } from '../AlertBand/AlertBand.tsx';
import { AnyQuestions } from '../AnyQuestions/AnyQuestions.tsx';
import { CoverageMap } from '../CoverageMap/CoverageMap.tsx';
import { Faqs } from '../Faqs/Faqs.tsx';
import { JobCard } from '../JobCard/JobCard.tsx';
import { Reasons } from '../Reasons/Reasons.tsx';
import { ReviewCard } from '../ReviewCard/ReviewCard.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Split } from '../Split/Split.tsx';
import '../../styles/names.css';

export function CityProof({ city, shell }: { city: Omit<CityProps, 'shell'>; shell: Shell }) {
  const { wording } = shell;
  const { jobs, whyChoose, map, reviews, emergency, faqs, neighborhoods } = city;
  return (
    <>
      {jobs.length > 0 && (
        <Split across tone="alt" heading={wording.recentProjects}>
          <ul className="jobs">
            {jobs.map((job) => (
              <JobCard key={job.title} job={job} wording={wording} />
            ))}
          </ul>
        </Split>
      )}
      {whyChoose && (
        <Split heading={whyChoose.heading} text={whyChoose.text}>
          <Reasons items={whyChoose.items} />
        </Split>
      )}
      {map && (
        <Split tone="alt" heading={wording.coverageMap}>
          <CoverageMap map={map} />
        </Split>
      )}
      {reviews.length > 0 && (
        <Split across heading={wording.customerReviews}>
          <div className="reviews">
            {reviews.map((review) => (
              <ReviewCard key={review.text} review={review} wording={wording} />
            ))}
          </div>
        </Split>
      )}
      {emergency && (
        <AlertBand heading={emergency.heading} shell={shell}>
          <RichText blocks={emergency.text} />
        </AlertBand>
      )}
      {faqs.length > 0 && (
        <Split heading={wording.faqs} aside={<AnyQuestions shell={shell} />}>
          <Faqs faqs={faqs} />
        </Split>
      )}
      {neighborhoods.length > 0 && (
        <Split heading={wording.neighborhoods}>
          <ul className="names">
            {neighborhoods.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Split>
      )}
    </>
  );
}
