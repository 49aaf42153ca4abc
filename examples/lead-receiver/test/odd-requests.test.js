/** Odd and hostile requests, a full disk, and servers that refuse: nothing of a customer's is lost. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { freePort, jpegOf, refuseLeads, startMailServer, startReceiver, token, until } from './receiver-process.js';

const site = 'https://www.example.com';
const folder = mkdtempSync(path.join(os.tmpdir(), 'lead-receiver-odd-'));
after(() => rmSync(folder, { recursive: true }));
const ann = { name: 'Ann Example', phone: '252-555-0199' };

/** A receiver that is stopped after the test. */
async function receiverOf(t, env) {
  const port = String(await freePort());
  const from = { MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' };
  const database = path.join(folder, `${port}.db`);
  const process = await startReceiver({
    ...{ PORT: port, SITE: site, DATABASE: database, ...from },
    ...env,
  });
  t.after(() => process.kill());
  const url = `http://127.0.0.1:${port}`;
  return {
    ...{ process, database, port },
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
  const long = 'x'.repeat(300_000);
  assert.equal((await receiver.send(new URLSearchParams({ ...ann, long }))).status, 413);
  const asJson = { 'content-type': 'application/json' };
  assert.equal((await receiver.send(JSON.stringify({ ...ann, long }), asJson)).status, 413);
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

const photosOf = (receiver) => readdirSync(`${receiver.database}-photos`);

test('no lead is refused for its photos: those that are too large are left out', async (t) => {
  const receiver = await receiverOf(t, { WEBHOOK_URL: 'http://127.0.0.1:9/', MAX_BYTES: '50000' });
  const photos = [20_000, 900_000, 20_000].map((size, index) => ({ name: `${index}.jpg`, type: 'image/jpeg', size }));
  assert.equal((await receiver.send(formOf({}, photos))).status, 200);
  const [lead] = await receiver.leads();
  assert.deepEqual([lead.photos, lead.fields.files_not_stored], [2, '1']);
  assert.equal(photosOf(receiver).length, 2);
});

test('spam and repeated requests keep no photos', async (t) => {
  const receiver = await receiverOf(t, { WEBHOOK_URL: 'http://127.0.0.1:9/' });
  const photo = { name: 'a.jpg', type: 'image/jpeg' };
  for (const fields of [{ _gotcha: 'x' }, { _gotcha: 'y', notes: 'again' }, { name: '' }, {}, {}])
    await receiver.send(formOf(fields, [photo]));
  assert.deepEqual(
    (await receiver.leads()).map(({ photos }) => photos),
    [1, 0, 0],
  );
  assert.equal(photosOf(receiver).length, 1);
});

test('uploads that are cut off take no memory, and leave no file', async (t) => {
  const receiver = await receiverOf(t, { WEBHOOK_URL: 'http://127.0.0.1:9/' });
  const kib = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${receiver.process.child.pid}/status`, 'utf8'))[1]);
  const before = kib();
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(receiver.port, '127.0.0.1').on('error', () => {});
    const head =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 20000000\r\n';
    socket.write(`${head}\r\n--b\r\nContent-Disposition: form-data; name="photo1"; filename="a.jpg"\r\n\r\n`);
    socket.write(jpegOf(10_000_000));
    return socket;
  });
  const written = () => photosOf(receiver).map((file) => statSync(path.join(`${receiver.database}-photos`, file)).size);
  await until(() => written().filter((size) => size > 9_900_000).length === 20, 'the uploads');
  assert.ok(kib() - before < 100_000, `${kib() - before} KiB`);
  for (const socket of sockets) socket.destroy();
  await until(() => written().length === 0, 'the removal');
});

test('a lead that cannot be stored is sent at once', async (t) => {
  const { mail, SMTP_URL } = await mailServer(t);
  const receiver = await receiverOf(t, { SMTP_URL });
  refuseLeads(receiver.database);
  assert.equal((await receiver.send(formOf({}, [{ name: 'a.jpg', type: 'image/jpeg' }]))).status, 200);
  assert.match(mail.messages[0], /^phone: 252-555-0199\r\nnot_stored: database or disk is full\r$/m);
  assert.deepEqual(photosOf(receiver), []);
  mail.refuse = () => 451;
  assert.equal((await receiver.send(new URLSearchParams(ann))).status, 500);
});

test('the limit per minute counts the address that the proxy adds, not those that visitors write', async (t) => {
  const receiver = await receiverOf(t, { WEBHOOK_URL: 'http://127.0.0.1:9/', TRUST_PROXY: '1', PER_MINUTE: '2' });
  const from = async (address) =>
    (await receiver.send(new URLSearchParams(ann), { 'x-forwarded-for': address })).status;
  const answers = [];
  for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) answers.push(await from(`${forged}, 198.51.100.7`));
  assert.deepEqual([...answers, await from('198.51.100.8')], [200, 200, 429, 200]);
});
