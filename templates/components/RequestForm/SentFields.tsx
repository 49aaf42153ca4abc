/** The fields of a form that has an endpoint: consent, the fields for the server, and the honeypot for programs that fill in everything. */
import type { FormDelivery } from 'treesite';
import type { FormWords } from './form-words.ts';
import './SentFields.css';

interface SentFieldsProps {
  kind: 'quote' | 'contact';
  delivery: FormDelivery;
  words: FormWords;
}

/** None has an id: fields with an id are typed into, and go into the text message of a form that was not sent. */
export function SentFields({ kind, delivery, words }: SentFieldsProps) {
  const { way, next, consent } = delivery;
  return (
    <>
      {consent && (
        <p className="wide">
          <label className="consent">
            <input type="checkbox" name="consent_texts" value="yes" /> <span>{words.consent}</span>
          </label>
        </p>
      )}
      {way !== 'mailto' && (
        <p hidden>
          <label>
            {words.notTyped} <input name="_gotcha" tabIndex={-1} autoComplete="off" />
          </label>
          {way === 'netlify' ? (
            <input type="hidden" name="form-name" value={kind} />
          ) : (
            <input type="hidden" name="_next" value={next} />
          )}
        </p>
      )}
    </>
  );
}
