/** The main column of a place's page: takes what the place's file holds, gives its sections in order. */
import type { CityProps, Shell } from 'treesite';
import { AskBox } from './AskBox.tsx';
import { CityServices } from './CityServices.tsx';
import { CoverageMap } from './CoverageMap.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';
import { Facts } from './Facts.tsx';
import { Faqs } from './Faqs.tsx';
import { JobCard } from './JobCard.tsx';
import { NameSection } from './NameSection.tsx';
import { Permits } from './Permits.tsx';
import { Reasons } from './Reasons.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { RichText } from './RichText.tsx';
import { SectionProse } from './SectionProse.tsx';
import { Specialists } from './Specialists.tsx';

type City = Omit<CityProps, 'shell'>;

export function CityContent({ city, shell }: { city: City; shell: Shell }) {
  const { wording } = shell;
  return (
    <>
      {city.specialists && <Specialists specialists={city.specialists} />}
      <CityServices cards={city.serviceCards} wording={wording} />
      {city.sections.map((section) => (
        <SectionProse key={section.heading} section={section} />
      ))}
      {city.jobs.length > 0 && (
        <section>
          <h2>{wording.recentProjects}</h2>
          <ul className="jobs">
            {city.jobs.map((job) => (
              <JobCard key={job.title} job={job} wording={wording} />
            ))}
          </ul>
        </section>
      )}
      {city.prices.length > 0 && (
        <section>
          <h2>{wording.prices}</h2>
          <Facts facts={city.prices} className="facts prices" />
          {city.pricesNote && <RichText blocks={city.pricesNote} />}
        </section>
      )}
      <Permits permits={city.permits} note={city.permitsNote} heading={wording.permits} />
      {city.whyChoose && (
        <section>
          <h2>{city.whyChoose.heading}</h2>
          {city.whyChoose.text && <RichText blocks={city.whyChoose.text} />}
          <Reasons items={city.whyChoose.items} />
        </section>
      )}
      {city.map && (
        <section>
          <h2>{wording.coverageMap}</h2>
          <CoverageMap map={city.map} />
        </section>
      )}
      {city.reviews.length > 0 && (
        <section>
          <h2>{wording.customerReviews}</h2>
          <div className="reviews">
            {city.reviews.map((review) => (
              <ReviewCard key={review.text} review={review} wording={wording} />
            ))}
          </div>
        </section>
      )}
      {city.emergency && <EmergencyCard heading={city.emergency.heading} text={city.emergency.text} shell={shell} />}
      {city.faqs.length > 0 && (
        <section>
          <h2>{wording.faqs}</h2>
          <Faqs faqs={city.faqs} />
          <AskBox shell={shell} />
        </section>
      )}
      <NameSection heading={wording.neighborhoods} names={city.neighborhoods} />
    </>
  );
}
