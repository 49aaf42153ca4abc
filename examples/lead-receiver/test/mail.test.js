/** Which mails have photos, and that photos never keep a lead from being mailed. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { waysOf } from '../src/deliver.js';
import { startMailServer } from './receiver-process.js';

const fields = { name: 'Ann Example', phone: '252-555-0199' };
const lead = { id: 1, received: 0, fields };
const photoOf = (name, size = 10) => ({ name, type: 'image/jpeg', path: fileURLToPath(import.meta.url), size });

/** `send` tries to mail the lead after so many failed tries. `seen` counts what the server read. */
async function mailTo(t, refuse = () => undefined, port) {
  const mail = await startMailServer();
  t.after(() => mail.close());
  const seen = [];
  mail.refuse = (text) => {
    seen.push(text.includes('filename='));
    return refuse(text);
  };
  const addresses = { from: 'site@example.com', to: 'owner@example.com' };
  const url = `smtp://127.0.0.1:${port ?? mail.port}`;
  const way = waysOf({ mail: { url, ...addresses }, site: 'https://www.example.com' }).get('mail');
  return { mail, seen, send: (tries, photos = [photoOf('a.jpg')]) => way(lead, photos, tries) };
}

test('photos beyond the size of a mail are named instead of attached', async (t) => {
  const { mail, send } = await mailTo(t);
  await send(0, [photoOf('a.jpg', 7_000_000), photoOf('b.jpg', 7_000_000)]);
  assert.match(mail.messages[0], /filename=a.jpg/);
  assert.match(mail.messages[0], /^Photo not attached: \/leads\/1\/photos\/1 \(b.jpg\)\r$/m);
});

test('a mail that the server refuses is sent without photos after six failed tries', async (t) => {
  const { mail, seen, send } = await mailTo(t, (text) => text.includes('filename=') && 552);
  await assert.rejects(send(5), /No, thanks/);
  await send(6);
  assert.deepEqual(seen, [true, false]);
  assert.match(mail.messages[0], /^Photo not attached: \/leads\/1\/photos\/0 \(a.jpg\)\r$/m);
});

test('a mail server that sends a little now and then does not hold up the mails for longer than five minutes', async (t) => {
  const limits = [];
  t.mock.method(AbortSignal, 'timeout', (milliseconds) => {
    limits.push(milliseconds);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    return controller.signal;
  });
  const server = createServer((connection) => {
    connection.on('error', () => {}).write('220 hello\r\n');
    const more = setInterval(() => connection.write('250-more\r\n'), 10);
    connection.on('close', () => clearInterval(more));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { send } = await mailTo(t, undefined, server.address().port);
  await assert.rejects(send(0), { name: 'AbortError' });
  assert.deepEqual(limits, [300_000]);
});
