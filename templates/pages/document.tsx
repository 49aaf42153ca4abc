/** A page of text: privacy, terms, careers, the target of an ad. The contact card is beside it on wide screens; on others, the band below has the same. */
import type { DocumentProps } from 'treesite';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { ContactActions } from '../components/ContactActions/ContactActions.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { SidebarContact } from '../components/SidebarContact/SidebarContact.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../styles/columns.css';
import '../styles/wide-tables.css';
import './document.css';

export function Page({ shell, structuredData, breadcrumbs, title, hero, body }: Rendered<DocumentProps>) {
  const { wording } = shell;
  // The heading of a page with a hero is outside its text.
  const Text = hero ? 'div' : 'article';
  const trail = <Breadcrumbs label={wording.breadcrumb} trail={breadcrumbs} />;
  return (
    <Document shell={shell} structuredData={structuredData}>
      {hero && (
        <Hero hero={hero} above={trail}>
          <ContactActions shell={shell} quote={wording.freeQuoteLong} />
        </Hero>
      )}
      <div className="columns document">
        <Text className="content">
          {!hero && trail}
          {!hero && <h1>{title}</h1>}
          <div className="prose">
            <RichText blocks={body} />
          </div>
        </Text>
        <aside className="sidebar" aria-labelledby="sidebar-heading">
          <SidebarContact shell={shell} />
        </aside>
      </div>
    </Document>
  );
}
