/** The package contains the output of the last compilation only, and its validators are those of the sources. */
import { readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ValidateFunction } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, which Node runs before anything is compiled
import { compile } from '../../../bin/compile.js';
import { kindNames } from '../../../src/domain/kind-lists.ts';
import { noOwnFields } from '../../../src/schema/own/own-fields.ts';
import { runValidator } from '../../../src/schema/run-validator.ts';
import { translatableKinds } from '../../../src/schema/translation-schema.ts';
import { translationValidatorOf, validatorOf } from '../../../src/schema/validators.ts';
import { projectRoot } from '../../support/run-cli.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder({ 'lib/chunk-OLD.js': '' });
const outdir = path.join(folder, 'lib');

beforeAll(async () => {
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  await compile({ outdir, only: true });
});

test('a package has no file of an earlier compilation', () => {
  const made = readdirSync(outdir);
  expect(made).toEqual(expect.arrayContaining(['cli.js', 'dev-client.js']));
  expect(made).not.toContain('chunk-OLD.js');
});

const require = createRequire(path.join(outdir, 'cli.js'));
const values = [[], { unknown: 1 }, { title: 5, name: '', slug: 'A B', faqs: [{ q: 'Why?' }], translates: 'x' }];

function find(validator: ValidateFunction) {
  const errors = values.flatMap((value) => [...runValidator(validator, structuredClone(value)).errors]);
  expect(errors.length).toBeGreaterThan(0);
  return errors.map(({ keyword, instancePath, schemaPath, params }) => ({ keyword, instancePath, schemaPath, params }));
}

test.each(kindNames)('the compiled validator of %s finds what that of the sources finds', (kind) => {
  expect(find(require(`./${kind}.validator.cjs`))).toEqual(find(validatorOf(kind)));
});

test.each(translatableKinds)('and that of its translations: %s', (kind) => {
  const compiled = require(`./${kind}.translation.validator.cjs`);
  expect(find(compiled)).toEqual(find(translationValidatorOf(kind, noOwnFields)));
});
