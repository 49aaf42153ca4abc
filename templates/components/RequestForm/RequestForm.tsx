/** Takes a kind, an endpoint or none, and fields; gives the form with its button, the fastest way beside it, and its status. */
import type { ReactNode } from 'react';
import type { PhoneLink } from 'treesite';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import type { FormWords } from './form-words.ts';
import './RequestForm.css';

interface RequestFormProps {
  kind: 'quote' | 'contact';
  endpoint?: string | undefined;
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: Pick<FormWords, 'submit' | 'fastest' | 'sending' | 'sent' | 'failed' | 'unsent' | 'text'>;
  children: ReactNode;
}

/**
 * Without an endpoint the form is `method="dialog"`, which stays on the page and sends nothing anywhere. The line beside
 * the button says so before somebody types; script leads back to it when the button is pressed.
 */
export function RequestForm({ kind, endpoint, phone, textMessage, words, children }: RequestFormProps) {
  const delivery =
    endpoint === undefined
      ? { method: 'dialog' }
      : {
          method: 'post',
          action: endpoint,
          'data-sending': words.sending,
          'data-sent': words.sent,
        };
  return (
    <form className="form" data-form={kind} {...delivery}>
      {children}
      <div className="submit">
        <button type="submit" className="button">
          {words.submit}
        </button>
        {endpoint === undefined ? (
          <p data-unsent="" tabIndex={-1}>
            <strong>{words.unsent}</strong> <PhoneText text={words.fastest} phone={phone} />
            {textMessage && (
              <>
                {' · '}
                <a href={textMessage}>{words.text}</a>
              </>
            )}
          </p>
        ) : (
          <p>
            <PhoneText text={words.fastest} phone={phone} />
          </p>
        )}
      </div>
      {endpoint !== undefined && (
        <>
          <p role="status" data-form-status="" />
          <template>
            <PhoneText text={words.failed} phone={phone} />
          </template>
        </>
      )}
    </form>
  );
}
