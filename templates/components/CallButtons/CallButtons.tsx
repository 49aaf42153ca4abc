/** Takes a phone number and two labels, gives the call link and, where the number takes messages, the text link. */
import { Icon, type PhoneLink } from 'treesite';

interface CallButtonsProps {
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: { call: string; text: string };
  /** True to show the number in the call link, below its words. */
  numbered?: boolean;
}

/** Each link ends in a space: without styles the words of neighboring links must not run together. */
export function CallButtons({ phone, textMessage, words, numbered = false }: CallButtonsProps) {
  return (
    <>
      <a className="button call" href={phone.href}>
        <Icon name="phone" />
        {numbered ? (
          <span>
            {words.call} <small>{phone.display}</small>
          </span>
        ) : (
          words.call
        )}
      </a>{' '}
      {textMessage && (
        <>
          <a className="button quiet" href={textMessage}>
            <Icon name="message-square" />
            {words.text}
          </a>{' '}
        </>
      )}
    </>
  );
}
