/** The compiled validators, which the CLI loads, are those of the sources. */
import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, which Node runs before anything is compiled
import { compile } from '../../../bin/compile.js';
// @ts-expect-error: plain JavaScript, which Node runs before anything is compiled
import { isStale } from '../../../bin/is-stale.js';
import { kindNames } from '../../../src/domain/kind-lists.ts';
import { noOwnFields } from '../../../src/schema/own/own-fields.ts';
import { runValidator } from '../../../src/schema/run-validator.ts';
import { translatableKinds } from '../../../src/schema/translation-schema.ts';
import { translationValidatorOf, validatorOf } from '../../../src/schema/validators.ts';
import { projectRoot } from '../../support/sites/run-cli.ts';

beforeAll(async () => {
  if (isStale(projectRoot)) await compile();
});

const require = createRequire(`${projectRoot}bin/lib/`);
const values = [[], { unknown: 1 }, { title: 5, name: '', slug: 'A B', faqs: [{ q: 'Why?' }], translates: 'x' }];

function find(validator: ValidateFunction) {
  const errors = values.flatMap((value) => [...runValidator(validator, structuredClone(value)).errors]);
  expect(errors.length).toBeGreaterThan(0);
  return errors.map(({ keyword, instancePath, schemaPath, params }) => ({ keyword, instancePath, schemaPath, params }));
}

test.each([
  ...kindNames.map((kind) => [`${kind}.validator`, () => validatorOf(kind)] as const),
  ...translatableKinds.map(
    (kind) => [`${kind}.translation.validator`, () => translationValidatorOf(kind, noOwnFields)] as const,
  ),
])('%s finds what that of the sources finds', (name, ofSources) => {
  expect(find(require(`./${name}.cjs`))).toEqual(find(ofSources()));
});
