/** What the store keeps apart, which deliveries are due, and which store of several delivers. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { maxWaitMs, openStore } from '../src/store.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lead-receiver-store-'));
after(() => rmSync(folder, { recursive: true }));
const ann = { name: 'Ann Example', phone: '252-555-0199' };

test('a clock that was wrong delays no delivery, and hides no later request', () => {
  const store = openStore(path.join(folder, 'clock.db'));
  const [now, years] = [Date.now(), 5 * 365 * 24 * 60 * 60_000];
  const request = { fields: ann, photos: [], ways: ['mail'] };
  const { id } = store.add({ ...request, now: now + years });
  store.failed({ lead: id, way: 'mail' }, 'no network', now + years);
  assert.equal(store.due('mail', now).length, 1);
  store.failed({ lead: id, way: 'mail' }, 'no network', now + maxWaitMs);
  assert.equal(store.due('mail', now).length, 0);
  assert.notEqual(store.add({ ...request, now }).id, id);
  store.close();
});

test('other photos with the key of an earlier request are stored', () => {
  const store = openStore(':memory:');
  const add = (text) => {
    const photos = text ? [{ name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from(text) }] : [];
    return store.add({ key: 'the-same-key', fields: ann, photos, ways: ['mail'], now: Date.now() }).id;
  };
  const ids = ['', '', 'oak', 'oak', 'pine'].map(add);
  assert.deepEqual(ids, [1, 1, 2, 2, 3]);
  assert.equal(String(store.photos(3)[0].bytes), 'pine');
  store.close();
});

test('of two open stores of one file, one delivers, and after it is closed, the other', () => {
  const file = path.join(folder, 'two.db');
  const [first, second] = [openStore(file), openStore(file)];
  assert.deepEqual([first.mayDeliver(), second.mayDeliver(), first.mayDeliver()], [true, false, true]);
  first.close();
  assert.equal(second.mayDeliver(), true);
  second.close();
});

test('databases in memory all deliver, and write no file', () => {
  const stores = [openStore(':memory:'), openStore(':memory:')];
  assert.deepEqual(
    stores.map((store) => store.mayDeliver()),
    [true, true],
  );
  assert.equal(existsSync(':memory:-delivery'), false);
  for (const store of stores) store.close();
});
