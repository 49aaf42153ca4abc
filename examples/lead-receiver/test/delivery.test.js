/** Deliveries when the disk is full, and when one of the ways does not respond. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDelivery } from '../src/deliver.js';
import { openStore } from '../src/store.js';
import { until } from './receiver-process.js';

const photoFiles = { path: (file) => file };

test('a delivery that cannot be recorded, because the disk is full, is not sent again', async () => {
  const [sends, problems] = [[], []];
  let isFull = true;
  let due = [{ lead: 1, way: 'mail', tries: 0 }];
  const store = {
    ...{
      due: (way) => due.filter((one) => one.way === way),
      lead: () => ({ id: 1 }),
      photos: () => [],
    },
    delivered: () => {
      if (isFull) throw new Error('database or disk is full');
      due = [];
    },
  };
  const ways = new Map([['mail', async () => sends.push(1)]]);
  const log = { error: (error) => problems.push(error.message) };
  const delivery = startDelivery({ store, photoFiles, ways, retrySeconds: 0.1, log });
  await until(() => problems.length >= 2, 'two rounds');
  isFull = false;
  await until(() => due.length === 0, 'the record');
  await delivery.stop();
  assert.deepEqual([sends.length, problems[0]], [1, 'database or disk is full']);
});

test('a webhook that does not respond delays no mail', async () => {
  const store = openStore(':memory:');
  const mails = [];
  let respond = () => {};
  const responded = new Promise((resolve) => (respond = resolve));
  const ways = new Map([
    ['mail', async ({ id }) => mails.push(id)],
    ['webhook', () => responded],
  ]);
  const delivery = startDelivery({ store, photoFiles, ways, retrySeconds: 0.1, log: console });
  for (const phone of ['1', '2', '3'])
    store.add({ fields: { name: 'Ann', phone }, photos: [], ways: ['webhook', 'mail'], now: Date.now() });
  delivery.wake();
  await until(() => mails.length === 3, 'the mails');
  respond();
  await until(() => store.list(9, 0).every(({ undelivered }) => undelivered === 0), 'the webhook');
  await delivery.stop();
  store.close();
});

test('a delivery whose setting was removed says so', async () => {
  const store = openStore(':memory:');
  store.add({ fields: { name: 'Ann', phone: '1' }, photos: [], ways: ['webhook'], now: Date.now() });
  const delivery = startDelivery({ store, photoFiles, ways: new Map(), retrySeconds: 0.1, log: console });
  await until(() => store.list(1, 0)[0].error === 'webhook is not configured', 'the reason');
  await delivery.stop();
  store.close();
});
