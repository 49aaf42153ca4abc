/** Odd and hostile requests, two processes, and servers that refuse: nothing of a customer's is lost. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { freePort, jpegOf, startMailServer, startReceiver, token, until } from './receiver-process.js';

const site = 'https://www.example.com';
const folder = mkdtempSync(path.join(os.tmpdir(), 'lead-receiver-odd-'));
after(() => rmSync(folder, { recursive: true }));
const ann = { name: 'Ann Example', phone: '252-555-0199' };

/** A receiver that is stopped after the test. */
async function receiverOf(t, env) {
  const port = String(await freePort());
  const from = { MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' };
  const process = await startReceiver({
    ...{ PORT: port, SITE: site, DATABASE: path.join(folder, `${port}.db`), ...from },
    ...env,
  });
  t.after(() => process.kill());
  const url = `http://127.0.0.1:${port}`;
  return {
    process,
    send: (body, headers = {}) =>
      fetch(url, {
        ...{ method: 'POST', redirect: 'manual', body, duplex: 'half' },
        headers: { accept: 'application/json', origin: site, ...headers },
      }),
    leads: async () => (await fetch(`${url}/leads`, { headers: { authorization: `Bearer ${token}` } })).json(),
  };
}

async function mailServer(t) {
  const mail = await startMailServer();
  t.after(() => mail.close());
  return { mail, SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
}

function formOf(fields, files) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ann, ...fields })) form.append(name, value);
  for (const { name, type, size = 10 } of files) form.append('photo1', new Blob([jpegOf(size)], { type }), name);
  return form;
}

test('odd forms are stored with all that can be kept', async (t) => {
  const { mail, SMTP_URL } = await mailServer(t);
  const receiver = await receiverOf(t, { SMTP_URL, MAX_BYTES: '50000' });
  const lastOf = async (...request) => {
    assert.equal((await receiver.send(...request)).status, 200);
    return (await receiver.leads())[0];
  };
  const jpegs = Array.from({ length: 10 }, (_, index) => ({ name: `${index}.jpg`, type: 'image/jpeg' }));
  const many = await lastOf(formOf({}, jpegs));
  assert.deepEqual([many.photos, many.fields.files_not_stored], [3, '7']);

  // Form data of Node always has file names, so these parts are written by hand.
  const part = (disposition, type, text) =>
    `--b\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const parts = [
    ...Object.entries({ ...ann, notes: 'nameless' }).map(([name, value]) =>
      part(`name="${name}"`, 'text/plain', value),
    ),
    ...[
      part('name="photo1"; filename=""', 'text/html', '<script>'),
      part('name="photo2"; filename=""', 'image/jpeg', 'x'),
    ],
    ...[part('name="photo3"', 'application/octet-stream', 'x'), part('name="photo4"; filename=""', 'image/jpeg', '')],
  ];
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const nameless = await lastOf(`${parts.join('')}--b--\r\n`, headers);
  assert.deepEqual([nameless.photos, nameless.fields.files_not_stored], [0, '3']);

  const boxes = await lastOf(
    new URLSearchParams([...Object.entries(ann), ['service', 'Pruning'], ['service', 'Stumps']]),
  );
  assert.equal(boxes.fields.service, 'Pruning, Stumps');

  for (const _elapsed of ['-5', '', 'x', '9999']) {
    const { spam } = await lastOf(new URLSearchParams({ ...ann, notes: `after ${_elapsed}`, _elapsed }));
    assert.equal(spam, null, _elapsed);
  }
  await until(() => mail.messages.length === 7, 'the mails');
});

test('what cannot be stored is refused with the reason, also to a browser without script', async (t) => {
  const receiver = await receiverOf(t, { WEBHOOK_URL: 'http://127.0.0.1:9/', MAX_BYTES: '50000' });
  const three = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, type: 'image/jpeg', size: 20_000 }));
  assert.equal((await receiver.send(formOf({}, three))).status, 413);
  const chunked = new Response(formOf({}, three));
  const headers = { accept: 'application/json', origin: site, 'content-type': chunked.headers.get('content-type') };
  assert.equal((await receiver.send(chunked.body, headers)).status, 413);
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=b'])
    assert.equal((await receiver.send('--b\r\nContent-Disposition: form-data', { 'content-type': type })).status, 400);

  const page = await receiver.send(new URLSearchParams({ name: 'Ann' }), { accept: 'text/html,*/*' });
  assert.deepEqual([page.status, page.headers.get('content-type')], [400, 'text/html; charset=utf-8']);
  assert.match(await page.text(), /<h1>Your request was not sent<\/h1><p>Missing: phone<\/p>/);
  assert.deepEqual(await receiver.leads(), []);
});

test('another request with the key of an earlier one is a lead, too', async (t) => {
  const receiver = await receiverOf(t, { WEBHOOK_URL: 'http://127.0.0.1:9/' });
  for (const notes of ['one', 'one', 'two', 'two'])
    await receiver.send(new URLSearchParams({ ...ann, notes, _key: 'the-same-key' }));
  assert.deepEqual(
    (await receiver.leads()).map(({ fields }) => fields.notes),
    ['two', 'one'],
  );
});

test('of two processes with one database, one delivers, and the other goes on when it is killed', async (t) => {
  const { mail, SMTP_URL } = await mailServer(t);
  const shared = { SMTP_URL, DATABASE: path.join(folder, 'shared.db') };
  const [first, second] = [await receiverOf(t, shared), await receiverOf(t, shared)];
  const send = (numbers) =>
    Promise.all(
      numbers.map((number) =>
        (number % 2 ? first : second).send(new URLSearchParams({ ...ann, notes: `lead ${number}` })),
      ),
    );
  await send([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await until(async () => {
    // Less often than the limit of the list.
    await new Promise((resolve) => setTimeout(resolve, 250));
    return (await second.leads()).every(({ undelivered }) => undelivered === 0);
  }, 'the mails');
  await first.process.kill();
  await second.send(new URLSearchParams({ ...ann, notes: 'the last' }));
  await until(() => mail.messages.length >= 11, 'the mail of the other process');
  const notes = mail.messages.map((text) => /^notes: (.+?)\r?$/m.exec(text)?.[1]);
  assert.deepEqual([new Set(notes).size, notes.length], [11, 11]);
});

test('a webhook that redirects has not received the lead', async (t) => {
  const methods = [];
  const sink = createServer((request, response) => {
    methods.push(request.method);
    response.writeHead(request.url === '/' ? 301 : 200, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(sink, 'listening');
  t.after(() => sink.close());
  const receiver = await receiverOf(t, { WEBHOOK_URL: `http://127.0.0.1:${sink.address().port}/` });
  await receiver.send(new URLSearchParams(ann));
  await until(async () => (await receiver.leads())[0].error === 'The webhook responded with 301.', 'the error');
  assert.deepEqual([...new Set(methods)], ['POST']);
});

test('photos that a mail server refuses do not keep the lead back', async (t) => {
  const { mail, SMTP_URL } = await mailServer(t);
  const receiver = await receiverOf(t, { SMTP_URL });
  let refused = 0;
  mail.refuse = (text) => {
    if (!text.includes('filename=')) return undefined;
    refused += 1;
    return 451;
  };
  await receiver.send(formOf({}, [{ name: 'a.jpg', type: 'image/jpeg' }]));
  await until(() => mail.messages.length === 1, 'the mail without photos');
  assert.equal(refused, 4);
});

test('the limit per minute counts the address that the proxy adds, not those that visitors write', async (t) => {
  const receiver = await receiverOf(t, { WEBHOOK_URL: 'http://127.0.0.1:9/', TRUST_PROXY: '1', PER_MINUTE: '2' });
  const from = async (address) =>
    (await receiver.send(new URLSearchParams(ann), { 'x-forwarded-for': address })).status;
  const answers = [];
  for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) answers.push(await from(`${forged}, 198.51.100.7`));
  assert.deepEqual([...answers, await from('198.51.100.8')], [200, 200, 429, 200]);
});
