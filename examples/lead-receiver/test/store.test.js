/** What the store keeps apart and removes, and which deliveries are due. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
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
    const photos = text ? [{ name: 'a.jpg', type: 'image/jpeg', file: `${text}.file`, size: 4, hash: text }] : [];
    return store.add({ key: 'the-same-key', fields: ann, photos, ways: ['mail'], now: Date.now() }).id;
  };
  const ids = ['', '', 'oak', 'oak', 'pine'].map(add);
  assert.deepEqual(ids, [1, 1, 2, 2, 3]);
  assert.equal(store.photos(3)[0].file, 'pine.file');
  store.close();
});

test('above the limit, spam and then the oldest delivered leads are removed, and leads that wait never', () => {
  const store = openStore(':memory:', { maxStored: 1_000_000, keepMs: Infinity });
  const add = (phone, more) => {
    const photos = [{ name: 'a.jpg', type: 'image/jpeg', file: phone, size: 300_000, hash: phone }];
    return store.add({ fields: { ...ann, phone }, photos, ways: ['mail'], now: 1, ...more }).id;
  };
  const [waiting, first, second] = ['waiting', 'first', 'second'].map((phone) => add(phone));
  for (const lead of [first, second]) store.delivered({ lead, way: 'mail' }, 2);
  add('spam', { spam: 'trap', photos: [] });
  assert.deepEqual(store.removeOld(3), []);
  const newest = add('newest');
  assert.deepEqual(
    store.removeOld(3).map(({ file }) => file),
    ['first'],
  );
  assert.deepEqual(
    store.list(9).map(({ id }) => id),
    [newest, second, waiting],
  );
  store.close();
});

test('leads are removed after the limit of age', () => {
  const store = openStore(':memory:', { maxStored: Infinity, keepMs: 1000 });
  for (const now of [1, 500]) store.add({ fields: { ...ann, now }, photos: [], ways: ['mail'], now });
  store.removeOld(1200);
  assert.deepEqual(
    store.list(9).map(({ fields }) => fields.now),
    [500],
  );
  assert.deepEqual(store.due('mail', 1200).length, 1);
  store.close();
});
