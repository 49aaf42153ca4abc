/** Texts where a list is needed: how to write the list that was meant. */
import { expect, test } from 'vitest';
import { aCity, problemsOf } from '../../support/builders.ts';

test.each([
  ['tuning, repair', 'Put the entries in brackets, [tuning, repair], or each on its own line after a hyphen.'],
  ['-tuning -repair', 'Put a space after each hyphen.'],
  ['tuning', 'Write the value on the next line, indented, after a hyphen: - tuning'],
])('services: %s', (services, hint) => {
  const problems = problemsOf([aCity({ name: 'Sisters', services: services as never })]);
  expect(problems).toMatchObject([{ code: 'schema/type', hint }]);
});
