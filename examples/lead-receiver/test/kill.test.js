/**
 * From a click in a real browser to the owner's mail, while the receiver is killed with kill -9: three times, or
 * `KILLS=100 npm run test:kill`. No acknowledged lead is lost, and none is stored twice.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { freePort, startMailServer, startReceiver, token, until } from './receiver-process.js';

const kills = Number(process.env.KILLS ?? 3);
const seed = Number(process.env.SEED ?? 1);
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** The receiver is killed up to this long after the click. Most requests take less. */
const longestMs = 60;
let state = seed;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

test(`${kills} kills between the click and the mail (seed ${seed})`, {
  timeout: 60_000 + kills * 20_000,
}, async (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lead-receiver-kill-'));
  const port = await freePort();
  const mail = await startMailServer();
  const site = await serveSite(buildSite(folder, port));
  const receive = () =>
    startReceiver({
      ...{ PORT: String(port), SITE: site.origin, DATABASE: path.join(folder, 'leads.db') },
      ...{ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' },
    });
  let receiver = await receive();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  t.after(async () => {
    await browser.close();
    await receiver.kill();
    await mail.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const page = await browser.newPage();
  await page.goto(`${site.origin}/contact/`);
  // The page keeps its form unless the code for sending does not load: then the browser sends the form itself, and leaves the page.
  const failed = [];
  page.on('requestfailed', (request) => failed.push(`${request.url()}: ${request.failure()?.errorText}`));
  const left = new Promise((_, reject) =>
    page.on('framenavigated', () => reject(new Error(`The page was left for ${page.url()}. ${failed.join(', ')}`))),
  );
  // The page has been open long enough that sending does not wait.
  await page.waitForTimeout(2100);
  const form = page.locator('main form');
  const says = async () =>
    `${await form.getByRole('status').textContent()} ${await form.getByRole('alert').isVisible()}`;
  const outcome = () => Promise.race([left, until(async () => /^Thank you|true$/.test(await says()), 'a response')]);
  /** Clears what the form said before, which `outcome` could take for the response. */
  const clear = async () => {
    await form.getByRole('status').evaluate((status) => status.replaceChildren());
    await form.locator('[role=alert]').evaluate((alert) => alert.toggleAttribute('hidden', true));
  };
  const press = () => form.locator('[type=submit]').click();
  let failures = 0;
  for (let number = 1; number <= kills; number++) {
    await page.locator('#contact-name').fill(`Customer ${number}`);
    await page.locator('#contact-phone').fill('252-555-0199');
    await clear();
    const click = press();
    await new Promise((resolve) => setTimeout(resolve, random() * longestMs));
    await Promise.all([receiver.kill(), click]);
    await outcome();
    receiver = await receive();
    // The visitor sends a failed form again, which still contains what was typed.
    while (!/^Thank you/.test(await says())) {
      failures += 1;
      assert.equal(await page.locator('#contact-name').inputValue(), `Customer ${number}`);
      await clear();
      await press();
      await outcome();
    }
  }

  const list = async () =>
    (await fetch(`http://127.0.0.1:${port}/leads`, { headers: { authorization: `Bearer ${token}` } })).json();
  const wanted = Array.from({ length: kills }, (_, index) => `Customer ${index + 1}`);
  await until(async () => (await list()).every(({ undelivered }) => undelivered === 0), 'the deliveries', 60_000);
  assert.deepEqual((await list()).map(({ fields }) => fields.name).reverse(), wanted);

  const ids = mail.messages.map((text) => /^Message-ID: (.+)\r$/im.exec(text)?.[1]);
  const names = mail.messages.map((text) => /^name: (.+?)\r?$/m.exec(text)?.[1]);
  assert.deepEqual([...new Set(names)].sort(), [...wanted].sort());
  // A message that is sent again after a kill has the same Message-ID.
  assert.equal(new Set(ids).size, kills);
  t.diagnostic(`${kills} leads, ${failures} requests failed and were sent again, ${ids.length - kills} mails repeated`);
});

/** A site of this repository with the receiver as its endpoint. Its address is http, which is only for this test. */
function buildSite(folder, port) {
  cpSync(path.join(repository, 'tests/sites/minimal'), folder, { recursive: true });
  const settings = path.join(folder, 'data/site.yaml');
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace(/endpoint: .*/, 'endpoint: https://receiver.example/'),
  );
  const out = path.join(folder, 'dist');
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(repository, 'bin/treesite.js'), 'build', '--quiet', '--root', folder, '--out', out],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const contact = path.join(out, 'contact/index.html');
  writeFileSync(
    contact,
    readFileSync(contact, 'utf8').replaceAll('https://receiver.example/', `http://127.0.0.1:${port}/`),
  );
  return out;
}

async function serveSite(out) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = path.join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
