/** The page for a URL that does not exist: says so, and where to go instead. */
import type { NotFoundProps } from 'treesite';
import { CallButtons } from '../components/CallButtons/CallButtons.tsx';
import { LinkList } from '../components/LinkList/LinkList.tsx';
import { PhoneText } from '../components/PhoneText/PhoneText.tsx';
import { Photo } from '../components/Photo/Photo.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../components/Hero/Hero.css';
import '../styles/chips.css';
import './not-found.css';

export function Page({ shell, structuredData, title, text, image, links }: Rendered<NotFoundProps>) {
  const { wording, phone, textMessage } = shell;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <section className={image ? 'hero' : 'hero alone'}>
        <div className="hero-text">
          <div className="warning">
            <h1>{title}</h1>
            <p className="lead">
              <PhoneText text={text} phone={phone} />
            </p>
          </div>
          <div className="actions">
            <CallButtons
              phone={phone}
              textMessage={textMessage}
              words={{ call: wording.callPhone, text: wording.textUs }}
            />
          </div>
          <LinkList links={links} className="chips" />
        </div>
        {image && <Photo picture={image} first />}
      </section>
    </Document>
  );
}
