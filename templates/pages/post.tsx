/** A post: its title, day and author, its picture, its text, and what it is about. The contact card is beside it on wide screens; on others, the band below has the same. */
import { fill, type PostProps } from 'treesite';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { LinkList } from '../components/LinkList/LinkList.tsx';
import { MoreLink } from '../components/MoreLink/MoreLink.tsx';
import { Photo } from '../components/Photo/Photo.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { SidebarContact } from '../components/SidebarContact/SidebarContact.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../styles/chips.css';
import '../styles/columns.css';
import '../styles/tags.css';
import '../styles/wide-tables.css';
import './post.css';

export function Page({ shell, structuredData, breadcrumbs, ...post }: Rendered<PostProps>) {
  const { wording, links: pages } = shell;
  const { title, date, updated, author, image, body, links } = post;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <div className="columns post">
        <article className="content">
          <Breadcrumbs label={wording.breadcrumb} trail={breadcrumbs} />
          <h1>{title}</h1>
          <p className="tags">
            <time dateTime={date.iso}>{date.text}</time> <span>{author}</span>{' '}
            {updated && <time dateTime={updated.iso}>{fill(wording.postUpdated, { date: updated.text })}</time>}
          </p>
          {image && <Photo picture={image} first />}
          <div className="prose">
            <RichText blocks={body} />
          </div>
          {links.length > 0 && (
            <>
              <h2>{wording.postLinks}</h2>
              <LinkList links={links} className="chips" />
            </>
          )}
          <MoreLink href={pages.news} label={wording.allNews} />
        </article>
        <aside className="sidebar" aria-labelledby="sidebar-heading">
          <SidebarContact shell={shell} />
        </aside>
      </div>
    </Document>
  );
}
