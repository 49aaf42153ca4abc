/** The contact page: hero, form and panel, what happens next, questions. */
import type { ContactProps } from 'treesite';
import { AnyQuestions } from '../components/AnyQuestions/AnyQuestions.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { CallButtons } from '../components/CallButtons/CallButtons.tsx';
import { ContactForm } from '../components/ContactForm/ContactForm.tsx';
import { ContactPanel } from '../components/ContactPanel/ContactPanel.tsx';
import { Faqs } from '../components/Faqs/Faqs.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { Split } from '../components/Split/Split.tsx';
import { Steps } from '../components/Steps/Steps.tsx';
import { Document } from '../layouts/Document.tsx';
import type { Rendered } from '../layouts/rendered.ts';
import '../styles/panel.css';

export function Page({ shell, structuredData, ...page }: Rendered<ContactProps>) {
  const { wording, phone, textMessage } = shell;
  const { hero, breadcrumbs, form, panel, next, faqs } = page;
  return (
    <Document shell={shell} structuredData={structuredData}>
      <Hero hero={hero} above={<Breadcrumbs label={wording.breadcrumb} trail={breadcrumbs} />}>
        <CallButtons
          phone={phone}
          textMessage={textMessage}
          words={{ call: wording.callPhone, text: wording.textUs }}
        />
      </Hero>
      <Split
        id="contact"
        heading={form.heading}
        text={form.text}
        aside={
          <div className="panel">
            <h3>{panel.heading}</h3>
            {panel.text && <RichText blocks={panel.text} />}
            <ContactPanel shell={shell} />
          </div>
        }
      >
        <ContactForm form={form.form} shell={shell} />
      </Split>
      {next && (
        <Split tone="alt" heading={next.heading}>
          <Steps steps={next.steps} />
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
