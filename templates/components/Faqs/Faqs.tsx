/** Takes questions and answers, gives them as an accordion with one answer open at a time. */
import { type Faq, Icon } from 'treesite';
import { RichText } from '../RichText/RichText.tsx';
import './Faqs.css';

export function Faqs({ faqs }: { faqs: Faq[] }) {
  return (
    <div>
      {faqs.map((faq) => (
        <details key={faq.question} name="faq" className="faq-item">
          <summary>
            <h3>{faq.question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <div className="prose">
            <RichText blocks={faq.answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
