/** The home page: hero, services, areas, reviews, about, contact. */
import type { HomeProps } from 'treesite';
import { ContactActions } from '../components/ContactActions/ContactActions.tsx';
import { ContactForm } from '../components/ContactForm/ContactForm.tsx';
import { ContactPanel } from '../components/ContactPanel/ContactPanel.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { HomeAreas } from '../components/HomeAreas/HomeAreas.tsx';
import { MoreLink } from '../components/MoreLink/MoreLink.tsx';
import { Photo } from '../components/Photo/Photo.tsx';
import { ReviewCarousel } from '../components/ReviewCarousel/ReviewCarousel.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { SeasonNote } from '../components/SeasonNote/SeasonNote.tsx';
import { ServiceCards } from '../components/ServiceCards/ServiceCards.tsx';
import { Split } from '../components/Split/Split.tsx';
import { SplitAcross } from '../components/SplitAcross/SplitAcross.tsx';
import { Timetable } from '../components/Timetable/Timetable.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import './home.css';

export function Page({ shell, structuredData, ...page }: Rendered<HomeProps>) {
  const { wording, links, season } = shell;
  const { hero, services, areas, reviews, news, about, contact } = page;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <Hero hero={hero}>
        <ContactActions shell={shell} quote={wording.freeQuoteLong} />
      </Hero>
      <SeasonNote season={season} />
      <SplitAcross id="services" heading={services.heading} text={services.text}>
        <ServiceCards cards={services.cards} wording={wording} filled />
        <MoreLink href={links.services} label={wording.viewAllServices} />
      </SplitAcross>
      <HomeAreas areas={areas} shell={shell} />
      {areas.otherPlaces && (
        <Split heading={shell.wording.otherPlaces}>
          <p>{areas.otherPlaces}</p>
        </Split>
      )}
      {(reviews.items.length > 0 || reviews.ratingSummary) && (
        <Split
          id="reviews"
          heading={reviews.heading}
          text={reviews.text}
          tone="deep"
          beside={
            reviews.ratingSummary && (
              <p>
                <b className="rating">{reviews.ratingSummary}</b> {reviews.shown && <small>{reviews.shown}</small>}
              </p>
            )
          }
        >
          <ReviewCarousel reviews={reviews.items} wording={wording} />
        </Split>
      )}
      {news.length > 0 && (
        <Split id="news" heading={wording.fromOurNews}>
          <Timetable rows={news} />
          <MoreLink href={links.news} label={wording.allNews} />
        </Split>
      )}
      <Split id="about" heading={about.heading}>
        <div className="about">
          {about.image && <Photo picture={about.image} />}
          <div className="prose">
            <RichText blocks={about.body} />
            <MoreLink href={links.about} label={wording.moreAboutUs} />
          </div>
        </div>
      </Split>
      <Split
        id="contact"
        tone="alt"
        heading={contact.heading}
        text={contact.text}
        aside={<ContactPanel shell={shell} />}
      >
        <ContactForm form={contact.form} shell={shell} />
      </Split>
    </Document>
  );
}
