/** The about page: hero, claims with their proof, sections, reasons. */
import type { AboutProps } from 'treesite';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { Claims } from '../components/Claims/Claims.tsx';
import { ContactActions } from '../components/ContactActions/ContactActions.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Reasons } from '../components/Reasons/Reasons.tsx';
import { Split } from '../components/Split/Split.tsx';
import { SplitProse } from '../components/SplitProse/SplitProse.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';

export function Page({ shell, structuredData, ...page }: Rendered<AboutProps>) {
  const { wording } = shell;
  const { hero, breadcrumbs, claims, sections, whyChoose } = page;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <Hero hero={hero} above={<Breadcrumbs label={wording.breadcrumb} trail={breadcrumbs} />}>
        <ContactActions shell={shell} quote={wording.freeEstimateLong} />
      </Hero>
      {claims.length > 0 && <Claims claims={claims} />}
      {sections.map((section) => (
        <SplitProse key={section.heading} {...section} />
      ))}
      {whyChoose && (
        <Split tone="alt" heading={whyChoose.heading} text={whyChoose.text}>
          <Reasons items={whyChoose.items} />
        </Split>
      )}
    </Document>
  );
}
