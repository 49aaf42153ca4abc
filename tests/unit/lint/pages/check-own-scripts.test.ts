/** What Trusted Types refuse in scripts, and what only looks like it. */
import { describe, expect, test } from 'vitest';
import { checkSinks } from '../../../../src/lint/pages/check-own-scripts.ts';

const found = (line: string) =>
  checkSinks([{ file: 'templates/scripts/a.ts', text: `const a = 1;\n${line}\n` }]).map(
    ({ code, at, message }) => `${code} ${at.line}:${at.column} ${message.split(' ')[0]}`,
  );

describe('a script', () => {
  test.each([
    ['element.innerHTML = text;', 'script/html-sink 2:8 innerHTML'],
    ['element.outerHTML += text;', 'script/html-sink 2:8 outerHTML'],
    ['frame.srcdoc = text;', 'script/html-sink 2:6 srcdoc'],
    ["new DOMParser().parseFromString(text, 'text/html');", 'script/html-sink 2:16 parseFromString'],
    ['document.write(text);', 'script/html-sink 2:1 document.write'],
    ['eval(text);', 'script/html-sink 2:1 eval'],
  ])('with %s is reported', (line, expected) => {
    expect(found(line)).toEqual([expected]);
  });

  test.each([
    ["if (element.innerHTML === '') leave();"],
    ['// element.innerHTML = text;'],
    ['element.textContent = text;'],
    ['medieval(text);'],
  ])('with %s is not reported', (line) => {
    expect(found(line)).toEqual([]);
  });
});
