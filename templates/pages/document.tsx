/** A page of plain text: privacy, terms, careers. */
import type { DocumentProps } from 'treesite';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../styles/tables.css';
import './document.css';

export function Page({ shell, structuredData, breadcrumbs, title, body }: Rendered<DocumentProps>) {
  return (
    <Document shell={shell} structuredData={structuredData}>
      <article className="document">
        <Breadcrumbs label={shell.wording.breadcrumb} trail={breadcrumbs} />
        <h1>{title}</h1>
        <div className="prose">
          <RichText blocks={body} />
        </div>
      </article>
    </Document>
  );
}
