/** What the script for sending writes into a mail. */
import { expect, test, vi } from 'vitest';
import { send } from '../../../templates/components/RequestForm/send.ts';
import { createDocument } from '../../support/create-document.ts';

createDocument();

test.each([
  ['without the consent if the box is not checked', '', 'Ann\r\nAn oak\r\nA pine'],
  ['with the consent if the box is checked', 'checked', 'Ann\r\nAn oak\r\nA pine\r\nYou may text me.'],
])('a mail contains what was typed, %s', async (_, checked, body) => {
  document.title = 'Contact & more';
  document.body.innerHTML = `<form action="mailto:hello@example.com" data-sent="Press Send.">
    <input name="name" value="Ann"><input name="email"><textarea name="notes">An oak\nA pine</textarea>
    <label class="consent"><input type="checkbox" name="consent_texts" value="yes" ${checked}> <span>You may text me.</span></label>
    <p role="status"></p></form>`;
  const location = { href: '' };
  vi.stubGlobal('location', location);
  await send(document.querySelector('form') as HTMLFormElement);
  expect(decodeURIComponent(location.href)).toBe(`mailto:hello@example.com?subject=Contact & more&body=${body}`);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Press Send.');
});
