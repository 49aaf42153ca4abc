/** One service: what it is, its steps, when it fits, what it costs, where it is offered. */
import type { ServiceProps } from 'treesite';
import { AnyQuestions } from '../components/AnyQuestions/AnyQuestions.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { ContactActions } from '../components/ContactActions/ContactActions.tsx';
import { Faqs } from '../components/Faqs/Faqs.tsx';
import { Gallery } from '../components/Gallery/Gallery.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { LinkList } from '../components/LinkList/LinkList.tsx';
import { MoreLink } from '../components/MoreLink/MoreLink.tsx';
import { Reasons } from '../components/Reasons/Reasons.tsx';
import { Reviews } from '../components/Reviews/Reviews.tsx';
import { ServiceCards } from '../components/ServiceCards/ServiceCards.tsx';
import { Split } from '../components/Split/Split.tsx';
import { SplitProse } from '../components/SplitProse/SplitProse.tsx';
import { Steps } from '../components/Steps/Steps.tsx';
import { Teasers } from '../components/Teasers/Teasers.tsx';
import { UseCases } from '../components/UseCases/UseCases.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../styles/chips.css';
import '../styles/tags.css';
import '../styles/wide-tables.css';

export function Page({ shell, structuredData, ...page }: Rendered<ServiceProps>) {
  const { wording } = shell;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <Hero
        hero={page.hero}
        above={
          <>
            <Breadcrumbs label={wording.breadcrumb} trail={page.breadcrumbs} />
            <p className="tags">
              <span>{page.category}</span> <b>{page.priority}</b>
            </p>
          </>
        }
      >
        <ContactActions shell={shell} quote={wording.freeQuoteLong} />
      </Hero>
      <Split heading={wording.whatWeDo}>
        <Reasons items={page.benefits} />
      </Split>
      <Split tone="alt" heading={wording.howItWorks}>
        <Steps steps={page.process} />
      </Split>
      <Split heading={wording.whenToChoose}>
        <UseCases useCases={page.useCases} notFor={page.notFor} notForHeading={wording.notFor} />
      </Split>
      {page.pricing && <SplitProse tone="alt" heading={wording.whatItCosts} body={page.pricing} />}
      {page.sections.map((section) => (
        <SplitProse key={section.heading} {...section} />
      ))}
      {page.gallery.length > 0 && (
        <Split heading={wording.recentJobs}>
          <Gallery items={page.gallery} />
        </Split>
      )}
      {page.reviews.length > 0 && (
        <Split heading={wording.carouselLabel}>
          <Reviews reviews={page.reviews} wording={wording} />
        </Split>
      )}
      {page.news.length > 0 && (
        <Split heading={wording.fromOurNews}>
          <Teasers posts={page.news} wording={wording} />
        </Split>
      )}
      {page.faqs.length > 0 && (
        <Split heading={wording.faqs} aside={<AnyQuestions shell={shell} />}>
          <Faqs faqs={page.faqs} />
        </Split>
      )}
      {(page.places.length > 0 || page.allAreas) && (
        <Split tone="alt" heading={wording.availableIn}>
          <LinkList links={page.places} className="chips" />
          {page.allAreas && <MoreLink href={page.allAreas.href} label={page.allAreas.label} />}
        </Split>
      )}
      {page.otherPlaces && (
        <Split heading={wording.otherPlaces}>
          <p>{page.otherPlaces}</p>
        </Split>
      )}
      {page.related.length > 0 && (
        <Split heading={wording.relatedServices}>
          <ServiceCards cards={page.related} wording={wording} />
        </Split>
      )}
    </Document>
  );
}
