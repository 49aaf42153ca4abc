/** The list of all services: hero, cards, categories, reasons, call to action. */
import { Icon, type ServicesProps } from 'treesite';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { ContactActions } from '../components/ContactActions/ContactActions.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { LinkList } from '../components/LinkList/LinkList.tsx';
import { PhoneText } from '../components/PhoneText/PhoneText.tsx';
import { Reasons } from '../components/Reasons/Reasons.tsx';
import { SeasonNote } from '../components/SeasonNote/SeasonNote.tsx';
import { ServiceCards } from '../components/ServiceCards/ServiceCards.tsx';
import { Split } from '../components/Split/Split.tsx';
import { SplitAcross } from '../components/SplitAcross/SplitAcross.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../styles/chips.css';
import './services.css';

export function Page({ shell, structuredData, ...page }: Rendered<ServicesProps>) {
  const { wording, phone } = shell;
  const { hero, breadcrumbs, list, overview, whyChoose, callToAction } = page;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <Hero hero={hero} above={<Breadcrumbs label={wording.breadcrumb} trail={breadcrumbs} />}>
        <ContactActions shell={shell} quote={wording.freeQuoteLong} />
      </Hero>
      <SeasonNote season={shell.season} />
      <SplitAcross heading={list.heading} text={list.text}>
        <ServiceCards cards={list.cards} wording={wording} tagged filled />
      </SplitAcross>
      <Split tone="alt" heading={overview.heading} text={overview.text}>
        <ul className="categories">
          {overview.categories.map((category) => (
            <li key={category.label}>
              <h3>
                <Icon name={category.icon} />
                {category.label}
              </h3>
              {category.description && <p>{category.description}</p>}
              <LinkList links={category.services} className="chips" />
            </li>
          ))}
        </ul>
      </Split>
      <Split heading={whyChoose.heading} text={whyChoose.text}>
        <Reasons items={whyChoose.items} />
      </Split>
      <Split tone="alt" heading={callToAction.heading}>
        <p className="lead">
          <PhoneText text={callToAction.text} phone={phone} />
        </p>
        <div className="actions">
          <ContactActions shell={shell} quote={wording.freeEstimateLong} />
        </div>
      </Split>
    </Document>
  );
}
