/** Focal points: what the data may say, and the rule that it becomes. */
import { expect, test } from 'vitest';
import { focusClass, focusRule } from '../../../src/domain/focal-point.ts';
import { definitions } from '../../../src/schema/schemas.ts';

test.each([
  ['left top', '0% 0%'],
  ['right', '100% 50%'],
  ['bottom', '50% 100%'],
  ['30% 20%', '30% 20%'],
  ['32% 98%', '30% 100%'],
])('%s keeps %s', (focus, position) => {
  expect(pattern().test(focus)).toBe(true);
  expect(focusRule(focusClass(focus))).toBe(`.${focusClass(focus)}{object-position:${position}}`);
});

test.each(['top left', 'left 20%', '101% 0%', '30%', '30 20', 'middle', '-5% 0%', 'left top;}'])(
  '%s is refused',
  (focus) => {
    expect(pattern().test(focus)).toBe(false);
  },
);

function pattern(): RegExp {
  return new RegExp(String(definitions.focus?.pattern), 'u');
}
