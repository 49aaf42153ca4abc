/** One county: its summary, its places, what is special there, questions, map. */
import type { CountyProps } from 'treesite';
import { AnyQuestions } from '../components/AnyQuestions/AnyQuestions.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { CheckList } from '../components/CheckList/CheckList.tsx';
import { ContactActions } from '../components/ContactActions/ContactActions.tsx';
import { CountyPlaces } from '../components/CountyPlaces/CountyPlaces.tsx';
import { CoverageMap } from '../components/CoverageMap/CoverageMap.tsx';
import { ExtendedAreas } from '../components/ExtendedAreas/ExtendedAreas.tsx';
import { Facts } from '../components/Facts/Facts.tsx';
import { Faqs } from '../components/Faqs/Faqs.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { PlaceRows } from '../components/PlaceRows/PlaceRows.tsx';
import { Split } from '../components/Split/Split.tsx';
import { SplitAcross } from '../components/SplitAcross/SplitAcross.tsx';
import { SplitProse } from '../components/SplitProse/SplitProse.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';

export function Page({ shell, structuredData, ...page }: Rendered<CountyProps>) {
  const { wording } = shell;
  const { hero, breadcrumbs, summary, cards, list, sections, specialties, extendedAreas, faqs, map } = page;
  const facts = summary.length > 0 && <Facts facts={summary} className="facts grid" />;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <Hero
        hero={hero}
        above={<Breadcrumbs label={wording.breadcrumb} trail={breadcrumbs} />}
        board={facts || undefined}
      >
        <ContactActions shell={shell} quote={wording.freeEstimate} />
      </Hero>
      {hero.image && facts && <Split heading={wording.quickFacts}>{facts}</Split>}
      {specialties.length > 0 && (
        <Split heading={wording.specialties}>
          <CheckList items={specialties} />
        </Split>
      )}
      {cards.length > 0 && <CountyPlaces cards={cards} wording={wording} />}
      {list && (
        <SplitAcross heading={list.heading}>
          <PlaceRows rows={list.rows} pager={list.pager} />
        </SplitAcross>
      )}
      {page.otherPlaces && (
        <Split heading={wording.otherPlaces}>
          <p>{page.otherPlaces}</p>
        </Split>
      )}
      {extendedAreas && <ExtendedAreas areas={extendedAreas} />}
      {sections.map((section) => (
        <SplitProse key={section.heading} {...section} />
      ))}
      {map && (
        <Split tone="alt" heading={wording.coverageMap}>
          <CoverageMap map={map} />
        </Split>
      )}
      {faqs.length > 0 && (
        <Split heading={wording.faqs} aside={<AnyQuestions shell={shell} />}>
          <Faqs faqs={faqs} />
        </Split>
      )}
    </Document>
  );
}
