/** One place: what is done there, what it costs, what its rules are, and a sidebar with the facts. */
import type { CityProps } from 'treesite';
import { AlertLine } from '../components/AlertLine/AlertLine.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { CityClosing } from '../components/CityClosing/CityClosing.tsx';
import { CityContent } from '../components/CityContent/CityContent.tsx';
import { CitySidebar } from '../components/CitySidebar/CitySidebar.tsx';
import { ContactActions } from '../components/ContactActions/ContactActions.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../styles/columns.css';

export function Page({ shell, structuredData, ...page }: Rendered<CityProps>) {
  const { wording, phone } = shell;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <Hero hero={page.hero} above={<Breadcrumbs label={wording.breadcrumb} trail={page.breadcrumbs} />}>
        <ContactActions shell={shell} quote={wording.freeEstimate} />
      </Hero>
      {page.emergencyBanner && <AlertLine text={page.emergencyBanner} phone={phone} />}
      <div className="columns">
        <CityContent city={page} shell={shell} />
        <CitySidebar sidebar={page.sidebar} shell={shell} />
      </div>
      {page.closing && <CityClosing closing={page.closing} county={page.county} shell={shell} />}
    </Document>
  );
}
