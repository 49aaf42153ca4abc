/** Islands follow the rules under which React and Preact render the same markup, and each rule can fail. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/sites/run-cli.ts';
import { islandRuleViolations } from './island-rules.ts';

const islands = glob.sync('{templates,tests/unit/islands/templates}/components/*/*.island.tsx', { cwd: projectRoot });

/** `${b} of ${a}`, as source. */
const of = '`$' + '{b} of $' + '{a}`';

/** The faults of an island that renders this. */
const faultsOf = (jsx: string) => islandRuleViolations('x.tsx', `export const X = ({ a, b, children }) => (${jsx});`);

describe('the islands', () => {
  test('are there', () => {
    expect(islands.length).toBeGreaterThan(0);
  });

  test.each(islands)('follow the rules (%s)', (name) => {
    expect(islandRuleViolations(name, readFileSync(path.join(projectRoot, name), 'utf8'))).toEqual([]);
  });
});

describe('a fault is found:', () => {
  test.each([
    ['words beside a value', '<p>Call {a}</p>'],
    ['a value beside words', '<p>{a} reviews</p>'],
    ['two values', '<p>{a}{b.text}</p>'],
    ['a value beside a template string', `<p>{a}{${of}}</p>`],
    ['words around an element', '<p>Call <b>us</b> now</p>'],
    ['words beside a value in a fragment', '<>Call {a}</>'],
    ['words beside children', '<p>Call {children}</p>'],
    ['onChange', '<input onChange={a} />'],
    ['style', '<p style={{ color: a }} />'],
    ['style as a text', '<p style="color:red" />'],
    ['a chosen value on a select', '<select defaultValue={a} />'],
    ['a checked box', '<input type="checkbox" defaultChecked />'],
    ['a stroke', '<path strokeWidth={2} />'],
    ['a fill', '<svg fill="none" />'],
    ['an SVG transform', '<g transform="scale(2)" />'],
    ['a font', '<text fontSize="2" />'],
  ])('%s', (_, jsx) => {
    expect(faultsOf(jsx)).toHaveLength(1);
  });

  test.each([
    ['a clock', 'const now = Date.now();'],
    ['a new date', 'const year = new Date().getFullYear();'],
    ['chance', 'const key = Math.random();'],
    ['a stopwatch', 'const at = performance.now();'],
    ['random ids', 'const id = crypto.randomUUID();'],
    ['ids of the renderer', 'const id = useId();'],
    ['context', 'const words = useContext(Words);'],
  ])('%s', (_, line) => {
    expect(islandRuleViolations('x.tsx', `function X() {\n  ${line}\n  return null;\n}`)).toEqual([
      expect.stringMatching(/^x\.tsx:2: /),
    ]);
  });
});

describe('the rules allow', () => {
  test.each([
    ['one text', '<p>Call us</p>'],
    ['one value', '<p>{a}</p>'],
    ['one template string', `<p>{${of}}</p>`],
    ['elements and a choice of elements', '<p>\n  <b>{a}</b>\n  {b ? <i /> : null}\n  <i />\n</p>'],
    ['children among elements', '<div>\n  <b />\n  {children}\n</div>'],
    ['a comment', '<p>\n  {/* why */}\n  {a}\n</p>'],
    ['onInput', '<input onInput={a} value={b} />'],
    ['an icon', '<svg className="icon"><use href={a} /></svg>'],
    ['an option that is selected', '<select><option selected={a}>{b}</option></select>'],
    ['text and value of a component', '<Slot text={a} color={b} />'],
  ])('%s', (_, jsx) => {
    expect(faultsOf(jsx)).toEqual([]);
  });

  test.each([
    'type Day = { Date: string };',
    'const x: Date = props.date;',
    'const y = { Date: 1 };',
    'const z = a.Date;',
  ])('the word Date if it does not read the clock (%s)', (line) => {
    expect(islandRuleViolations('x.tsx', line)).toEqual([]);
  });
});
