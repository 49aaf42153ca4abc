/** The value of a place's file: kept as text until its page is made, then read again on request. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { FileRecord } from '../../../../src/pipeline/data/file-record.ts';
import { noOwnFields } from '../../../../src/schema/own/own-fields.ts';
import { projectRoot } from '../../../support/run-cli.ts';

test('a value that was released is read from its file', () => {
  const file = 'data/cities/ayden-nc.yaml';
  const source = { file, absolute: path.join(projectRoot, file), kind: 'city', slug: 'ayden-nc' } as const;
  const record = new FileRecord(source, { own: noOwnFields, last: { files: new Set() }, json: '{"name":"Kept"}' });
  expect(record.value).toEqual({ name: 'Kept' });
  record.release();
  expect(record.value).toMatchObject({ name: 'Ayden', county: 'pitt-county-nc' });
});
