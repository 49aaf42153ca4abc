/** A sentence in which the phone number is a call link: takes the text and the phone, gives text and link. */
import { Fragment } from 'react';
import type { PhoneLink } from 'treesite';

export function PhoneText({ text, phone }: { text: string; phone: PhoneLink }) {
  const [before = '', ...rest] = text.split(phone.display);
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          <a href={phone.href}>{phone.display}</a>
          {after}
        </Fragment>
      ))}
    </>
  );
}
