/** The slot of the layout that a picture fills, on which the width that it needs depends. */
import { expect, test } from 'vitest';
import { pictureFacts } from '../../../src/model/image-uses.ts';
import type { Annotation } from '../../../src/schema/annotation.ts';
import type { DataRecord } from '../../../src/schema/records.ts';

test.each([
  [['image'], {}, 'hero'],
  [['image'], { heroImage: 'b.jpg' }, 'card'],
  [['custom', 'scan', 'image'], {}, 'card'],
])('the picture for a card at %j of %j has the slot %s', (path, value, slot) => {
  const record = { value } as unknown as DataRecord;
  const mark = { kind: 'image', target: 'card', value: 'a.jpg', path } as unknown as Annotation;
  expect(pictureFacts(mark, record).slot).toBe(slot);
});
