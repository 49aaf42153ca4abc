/** The list of posts, newest first. */
import type { NewsProps } from 'treesite';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { ContactActions } from '../components/ContactActions/ContactActions.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Pager } from '../components/Pager/Pager.tsx';
import { Teasers } from '../components/Teasers/Teasers.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../components/ServiceCard/ServiceCard.css';
import '../styles/filled-cards.css';
import './news.css';

export function Page({ shell, structuredData, breadcrumbs, hero, posts, pager }: Rendered<NewsProps>) {
  const { wording } = shell;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <Hero hero={hero} above={<Breadcrumbs label={wording.breadcrumb} trail={breadcrumbs} />}>
        <ContactActions shell={shell} quote={wording.freeQuoteLong} />
      </Hero>
      <div className="posts">
        <Teasers posts={posts} wording={wording} level="h2" filled />
        {pager && <Pager pager={pager} />}
      </div>
    </Document>
  );
}
