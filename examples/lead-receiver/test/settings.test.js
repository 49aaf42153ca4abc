/** Settings that the receiver refuses to start with, because they would lose leads or fail later. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../src/settings.js';

const webhook = {
  SITE: 'https://www.example.com',
  ADMIN_TOKEN: 'a-token-of-16-characters',
  WEBHOOK_URL: 'https://hooks.example.com/',
};
const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'web@example.com', MAIL_TO: 'Zoë <zoë@bäume.example>' };
const right = { ...webhook, ...mail };

test('values are taken without the spaces around them, and the defaults for what is missing', () => {
  const { site, mail, database, port } = readSettings({
    ...right,
    SITE: ' https://www.example.com/shop\n',
    PORT: '80 ',
  });
  assert.deepEqual([site, mail.to, database, port], ['https://www.example.com', right.MAIL_TO, 'leads.db', 80]);
  assert.equal(readSettings(webhook).mail, undefined);
});

test('an empty variable is named, instead of a temporary database or a random port', () => {
  const others = [
    'DATABASE',
    'HOST',
    'PORT',
    'TRUST_PROXY',
    'PER_MINUTE',
    'MAX_BYTES',
    'MAX_STORED',
    'KEEP_DAYS',
    'RETRY_SECONDS',
  ];
  for (const name of [...Object.keys(right), ...others])
    for (const value of ['', ' '])
      assert.throws(() => readSettings({ ...right, [name]: value }), new RegExp(`^Error: ${name} is empty: `));
});

test('wrong settings are named', () => {
  for (const [name, values] of Object.entries({
    SITE: ['www.example.com', 'https://user:password@www.example.com'],
    // No request is sent to a URL with a user name.
    WEBHOOK_URL: ['hooks', 'ftp://hooks.example.com', 'https://user:password@hooks.example.com'],
    SMTP_URL: ['mail.example.com', 'smtp://', 'smtp:mail.example.com', 'smtp://user:pass#word@mail.example.com'],
    MAIL_FROM: ['website'],
    MAIL_TO: ['owner', 'a@example.com, b'],
    DATABASE: [':memory:', 'libsql://leads.example.com', 'file:leads.db'],
    PORT: ['70000', '80.5', 'http'],
    TRUST_PROXY: ['true', 'yes'],
    RETRY_SECONDS: ['0', '5s'],
    PER_MINUTE: ['ten', '0', '1.5'],
    MAX_BYTES: ['0', '25MB'],
    MAX_STORED: ['5GB', '1000'],
    KEEP_DAYS: ['0', 'forever'],
    ADMIN_TOKEN: ['short', 'a token of 16 characters', 'ein-schlüssel-mit-umlaut'],
  }))
    for (const value of values)
      assert.throws(
        () => readSettings({ ...right, [name]: value }),
        new RegExp(`^Error: ${name} must `),
        `${name}=${value}`,
      );
  for (const name of ['SITE', 'ADMIN_TOKEN', 'MAIL_FROM', 'MAIL_TO'])
    assert.throws(() => readSettings({ ...right, [name]: undefined }), new RegExp(`^Error: Set ${name}, `));
});

test('only a site on this computer needs no way of delivery', () => {
  const { ADMIN_TOKEN } = right;
  for (const SITE of ['http://localhost:4321', 'http://127.0.0.1'])
    assert.equal(readSettings({ SITE, ADMIN_TOKEN }).mail, undefined);
  for (const SITE of ['https://localhost', 'http://localhost.example.com'])
    assert.throws(() => readSettings({ SITE, ADMIN_TOKEN }), /^Error: Set SMTP_URL or WEBHOOK_URL/);
});
