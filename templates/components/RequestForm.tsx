/** Takes a kind, an endpoint or none, and fields; gives the form with its button, its fastest way and its status. */
import type { ReactNode } from 'react';
import type { PhoneLink } from 'treesite';
import type { FormWords } from './form-words.ts';
import { PhoneText } from './PhoneText.tsx';

interface RequestFormProps {
  kind: 'quote' | 'contact';
  endpoint?: string | undefined;
  phone: PhoneLink;
  words: Pick<FormWords, 'submit' | 'fastest' | 'sending' | 'sent' | 'failed'>;
  children: ReactNode;
}

/** Without an endpoint the form is `method="dialog"`, which stays on the page and sends nothing anywhere. */
export function RequestForm({ kind, endpoint, phone, words, children }: RequestFormProps) {
  const delivery =
    endpoint === undefined
      ? { method: 'dialog' }
      : {
          method: 'post',
          action: endpoint,
          'data-sending': words.sending,
          'data-sent': words.sent,
          'data-failed': words.failed,
        };
  return (
    <form className="form" data-form={kind} {...delivery}>
      {children}
      <div className="submit">
        <button type="submit" className="button">
          {words.submit}
        </button>
        <p>
          <PhoneText text={words.fastest} phone={phone} />
        </p>
      </div>
      {endpoint !== undefined && <p role="status" data-form-status="" />}
    </form>
  );
}
