/** Which requests the receiver accepts, stores and delivers. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort, jpegOf, startMailServer, startReceiver, token, until } from './receiver-process.js';

const site = 'https://www.example.com';
const folder = mkdtempSync(path.join(os.tmpdir(), 'lead-receiver-'));
let mail;
let receiver;
let address;

before(async () => {
  mail = await startMailServer();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  receiver = await startReceiver({
    ...{ PORT: String(port), SITE: site, DATABASE: path.join(folder, 'leads.db'), MAX_BYTES: '300000' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' },
  });
});
after(async () => {
  await receiver.kill();
  await mail.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  mail.messages.length = 0;
});

const json = { accept: 'application/json', origin: site };
const send = (fields, init = {}) =>
  fetch(address, { method: 'POST', redirect: 'manual', headers: json, body: new URLSearchParams(fields), ...init });
const owner = (at, headers = { authorization: `Bearer ${token}` }) => fetch(address + at, { headers });
const leads = async () => (await owner('/leads')).json();
const ann = { name: 'Ann Example', phone: '252-555-0199' };

test('a request becomes a row and a mail', async () => {
  const answer = await send({ ...ann, email: 'ann@example.com', notes: 'An oak\nand a pine', service: 'Pruning' });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('access-control-allow-origin'), site);
  await until(() => mail.messages.length === 1, 'the mail');
  assert.match(mail.messages[0], /^Subject: Request from Ann Example: Pruning\r$/m);
  assert.match(mail.messages[0], /^Reply-To: ann@example.com\r$/m);
  assert.match(mail.messages[0], /^phone: 252-555-0199\r$/m);
  const [lead] = await leads();
  assert.equal(lead.fields.notes, 'An oak\nand a pine');
  await until(async () => (await leads())[0].undelivered === 0, 'the note that it is delivered');
});

test('the same key, and the same form without a key, are one lead', async () => {
  const count = (await leads()).length;
  const keyed = { ...ann, _key: 'key-of-one-request' };
  const ids = [];
  for (const fields of [keyed, keyed, { ...ann, notes: 'x' }, { ...ann, notes: 'x' }])
    ids.push((await (await send(fields)).json()).id);
  assert.equal(ids[0], ids[1]);
  assert.equal(ids[2], ids[3]);
  assert.notEqual(ids[1], ids[2]);
  assert.equal((await leads()).length, count + 2);
});

test('a browser without script is redirected to the thank-you page of the site, and to no other site', async () => {
  const headers = { accept: 'text/html', origin: site };
  const leadTo = async (next) =>
    (await send({ ...ann, notes: next, _next: next }, { headers })).headers.get('location');
  assert.equal(await leadTo(`${site}/thank-you/`), `${site}/thank-you/`);
  assert.equal(await leadTo('https://evil.example/'), `${site}/`);
});

test('accepts JSON and photos, and drops a fourth photo and files that are not pictures', async () => {
  const body = JSON.stringify({ ...ann, notes: 'json' });
  assert.equal((await send({}, { body, headers: { ...json, 'content-type': 'application/json' } })).status, 200);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ann, notes: 'photos' })) form.set(name, value);
  for (const name of ['photo1', 'photo2']) form.set(name, new Blob([jpegOf(5)], { type: 'image/jpeg' }), `${name}.jpg`);
  form.set('photo3', new Blob(['<script>'], { type: 'text/html' }), 'x.html');
  assert.equal((await send({}, { body: form })).status, 200);
  const [lead] = await leads();
  assert.deepEqual([lead.fields.notes, lead.photos], ['photos', 2]);
  await until(() => mail.messages.some((text) => text.includes('filename=photo2.jpg')), 'the photos');
  assert.deepEqual(Buffer.from(await (await owner(`/leads/${lead.id}/photos/0`)).arrayBuffer()), jpegOf(5));
  commandsOfTheReadme(lead);
});

/** Runs its three curl commands as they are, for this receiver and this lead. */
function commandsOfTheReadme(lead) {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, ofSite = ''] = readme.split('## The leads');
  const commands = ofSite.match(/^curl .*$/gm) ?? [];
  assert.equal(commands.length, 3);
  const run = (command) => {
    const here = command.replace('https://leads.example.com', address).replace('/leads/12/', `/leads/${lead.id}/`);
    assert.notEqual(here, command);
    const env = { PATH: process.env.PATH, ADMIN_TOKEN: token };
    // Makes curl fail if the receiver responds with an error.
    const { status, stdout, stderr } = spawnSync('sh', ['-c', here.replace('curl', 'curl -sSf')], { cwd: folder, env });
    assert.equal(status, 0, String(stderr));
    return String(stdout);
  };
  const [list, csv, photo] = commands.map(run);
  assert.equal(JSON.parse(list)[0].id, lead.id);
  assert.deepEqual([csv, photo], ['', '']);
  const saved = (name) => readFileSync(path.join(folder, name));
  assert.match(saved('leads.csv').toString(), /,photos/);
  assert.deepEqual(saved('photo.jpg'), jpegOf(5));
}

test('a rejected mail is sent again until it is accepted', async () => {
  mail.refuse = () => 451;
  await send({ ...ann, notes: 'later' });
  await until(async () => /No, thanks/.test((await leads())[0].error), 'the error');
  assert.equal(mail.messages.length, 0);
  mail.refuse = () => undefined;
  await until(() => mail.messages.length === 1, 'the mail');
});

test('spam is listed but not mailed', async () => {
  await send({ ...ann, notes: 'buy', _gotcha: 'x' });
  await send({ ...ann, notes: 'fast', _elapsed: '20' });
  const [fast, trap] = await leads();
  assert.deepEqual([trap.spam, fast.spam], ['the hidden field was filled in', 'it was filled in too fast']);
  assert.deepEqual([trap.undelivered, fast.undelivered], [0, 0]);
});

test('refuses requests with missing fields, that are too large, or from another site', async () => {
  assert.equal((await send({ name: 'Ann' })).status, 400);
  assert.equal((await send({ ...ann, notes: 'x'.repeat(400_000) })).status, 413);
  assert.equal((await send(ann, { headers: { ...json, origin: 'https://evil.example' } })).status, 403);
});

test('the list needs the token', async () => {
  for (const at of ['/leads', '/leads.csv', '/leads/1/photos/0']) {
    assert.equal((await owner(at, {})).status, 401);
    assert.equal((await owner(at, { authorization: 'Bearer wrong' })).status, 401);
  }
});

test('the CSV quotes cells and prevents formulas from running', async () => {
  await send({ ...ann, notes: '=1+1, "so"' });
  const answer = await owner('/leads.csv');
  assert.match(answer.headers.get('content-type'), /^text\/csv/);
  assert.match(await answer.text(), /,"'=1\+1, ""so""",/);
});

test('a webhook receives each lead with its key until it responds with success', async (t) => {
  const got = [];
  const sink = createServer(async (request, answer) => {
    const parts = await request.toArray();
    got.push({ key: request.headers['idempotency-key'], lead: JSON.parse(Buffer.concat(parts).toString()) });
    answer.writeHead(got.length === 1 ? 503 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(sink, 'listening');
  t.after(() => sink.close());
  const own = await receiverOf(t, { WEBHOOK_URL: `http://127.0.0.1:${sink.address().port}/leads` });
  const { id } = await (await own.send({ ...ann, notes: 'by webhook' })).json();
  await until(() => got.length === 2, 'the second try');
  for (const { key, lead } of got) {
    assert.equal(key, `lead-${id}`);
    assert.deepEqual([lead.id, lead.fields.notes, lead.photos], [id, 'by webhook', 0]);
  }
  await until(async () => (await own.leads())[0].undelivered === 0, 'the note that it is delivered');
});

test('requests above the limit per minute get a 429 and are not stored', async (t) => {
  const own = await receiverOf(t, { PER_MINUTE: '3', SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  const answers = [];
  for (const notes of ['1', '2', '3', '4']) answers.push(await own.send({ ...ann, notes }));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 429],
  );
  assert.match(answers[3].headers.get('retry-after'), /^\d+$/);
  assert.equal((await own.leads()).length, 3);
});

/** Another receiver, with a database of its own. */
async function receiverOf(t, env) {
  const port = String(await freePort());
  const from = { MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' };
  const database = path.join(folder, `${port}.db`);
  const started = await startReceiver({ PORT: port, SITE: site, DATABASE: database, ...from, ...env });
  t.after(() => started.kill());
  const url = `http://127.0.0.1:${port}`;
  return {
    send: (fields) => fetch(url, { method: 'POST', headers: json, body: new URLSearchParams(fields) }),
    leads: async () => (await fetch(`${url}/leads`, { headers: { authorization: `Bearer ${token}` } })).json(),
  };
}

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test('the unit is valid', { skip: !hasSystemd && 'systemd-analyze is not installed' }, () => {
  const unit = fileURLToPath(new URL('../lead-receiver.service', import.meta.url));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

test('the lines of the README for Caddy are valid', { skip: !hasCaddy && 'caddy is not installed' }, () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, /```caddy\n([^`]+)```/.exec(readme)?.[1] ?? '');
  const { status, stderr } = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file]);
  assert.equal(status, 0, String(stderr));
});
