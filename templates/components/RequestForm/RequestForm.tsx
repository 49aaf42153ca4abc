/** Takes a kind, its delivery if any, and fields; gives the form with its button, the links to call and text beside it, and its status line. */
import type { ReactNode } from 'react';
import { type FormDelivery, Icon, type PhoneLink } from 'treesite';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import type { FormWords } from './form-words.ts';
import { SentFields } from './SentFields.tsx';
import './RequestForm.css';

interface RequestFormProps {
  kind: 'quote' | 'contact';
  delivery?: FormDelivery | undefined;
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: FormWords;
  children: ReactNode;
}

/**
 * Without a delivery the form is `method="dialog"`, which stays on the page and sends nothing anywhere. The line beside
 * the button says so from the start; script points to it again when the button is pressed.
 */
export function RequestForm({ kind, delivery, phone, textMessage, words, children }: RequestFormProps) {
  return (
    <form className="form" data-form={kind} {...(delivery ? sendingTo(kind, delivery, words) : { method: 'dialog' })}>
      {children}
      {delivery && <SentFields kind={kind} delivery={delivery} words={words} />}
      <div className="submit">
        <button type="submit" className="button">
          {words.submit}
        </button>
        {delivery === undefined ? (
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
      {delivery && (
        <>
          <p role="status" />
          {/* Not CallButtons: on phones those are hidden because the bar at the bottom repeats them. */}
          <div role="alert" className="submit" hidden>
            <p>
              <PhoneText text={words.failed} phone={phone} />
            </p>
            <a className="button" href={phone.href}>
              <Icon name="phone" />
              {words.call}
            </a>{' '}
            {textMessage && (
              <a className="button quiet" href={textMessage}>
                <Icon name="message-square" />
                {words.text}
              </a>
            )}
          </div>
        </>
      )}
    </form>
  );
}

/** The attributes of a form that is sent: those for the browser without JavaScript, and the texts for the script. */
function sendingTo(kind: string, { way, action, photos }: FormDelivery, words: FormWords) {
  const form = { method: 'post', action, 'data-sent': way === 'mailto' ? words.mailed : words.sent };
  if (way === 'mailto') return { ...form, encType: 'text/plain' };
  return {
    ...form,
    'data-sending': words.sending,
    ...(way === 'json' ? { 'data-way': 'json' } : {}),
    ...(way === 'netlify' ? { name: kind, 'data-netlify': 'true', 'data-netlify-honeypot': '_gotcha' } : {}),
    ...(photos && kind === 'contact' ? { encType: 'multipart/form-data', 'data-too-many': words.photosLimit } : {}),
  };
}
