/** Markup that is written without React is what React writes, and what is read on the way is what is in it. */
import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { constant, constantExcept } from '../../../src/render/constant.tsx';
import { Icon } from '../../../src/render/icon.tsx';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { type Body, make, maker, ofReact, page } from '../../support/make-markup.tsx';

const Words = constant(({ text }: { text: string }) => (
  <p>
    <a href={`#${text}`}>{text}</a>
  </p>
));
const Call = constantExcept(['href'], ({ href }: { href: string }) => (
  <nav>
    <a href={href}>Call</a>
  </nav>
));
const Twice = ({ children }: { children?: ReactNode }) => [children, <i key="i">{children}</i>];

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '  ',
    ' a',
    'b  ',
    '5 min',
    'St. Louis',
    '252-555-0110',
    'Call {phone}.',
    '&amp;',
    '\u00A0’',
  ),
  fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'Z', '9', ' ', '<', '>', '&', '"', "'", '{', '\n') }),
);
const plainNames = [
  'div',
  'p',
  'a',
  'span',
  'li',
  'h1',
  'h2',
  'section',
  'button',
  'svg',
  'use',
  'path',
  'picture',
  'b',
  'details',
];
const otherNames = [
  'select',
  'pre',
  'x-own',
  'label',
  'table',
  'style',
  'meta',
  'title',
  'textarea',
  'dialog',
  'fieldset',
];
const attributes = fc.record(
  {
    id: text,
    className: text,
    href: fc.oneof(text, fc.constantFrom('/a/', 'JavaScript:alert(1)', 'https://other.example/')),
    'aria-label': fc.oneof(text, fc.boolean()),
    'data-x': fc.oneof(text, fc.boolean(), fc.integer()),
    tabIndex: fc.integer(),
    hidden: fc.boolean(),
    download: fc.oneof(fc.boolean(), text),
    width: fc.oneof(fc.integer(), text),
    title: fc.oneof(text, fc.constantFrom(null, undefined)),
    htmlFor: text,
    viewBox: text,
    strokeWidth: fc.integer(),
    popoverTarget: text,
    style: fc.constant({ color: 'red' }),
    onClick: fc.constant(() => {}),
    value: text,
    name: text,
    itemProp: text,
    draggable: fc.boolean(),
    inert: fc.constantFrom(true, false, 'x'),
    start: fc.integer(),
  },
  { requiredKeys: [] },
);
/** Attributes of forms in any order. */
const formAttributes = fc
  .record(
    {
      id: text,
      name: text,
      action: fc.constantFrom('/a/', 'javascript:alert(1)', 'https://other.example/', ''),
      method: fc.constantFrom('post', 'dialog'),
      encType: text,
      target: text,
      type: fc.constantFrom('radio', 'tel', 'submit'),
      value: fc.oneof(text, fc.integer()),
      defaultValue: text,
      checked: fc.boolean(),
      defaultChecked: fc.boolean(),
      required: fc.boolean(),
      noValidate: fc.boolean(),
      readOnly: fc.boolean(),
      autoComplete: text,
      placeholder: text,
      rows: fc.integer({ min: -1, max: 9 }),
      selected: fc.boolean(),
      multiple: fc.boolean(),
      'data-form': text,
    },
    { requiredKeys: [] },
  )
  .chain((props) => fc.shuffledSubarray(Object.entries(props)).map((entries) => Object.fromEntries(entries)));
const choice = fc
  .record({ props: formAttributes, texts: fc.array(text, { maxLength: 4 }), own: formAttributes })
  .map(({ props, texts, own }) => (
    <select key="s" {...props}>
      {texts.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal
        <option key={index} {...(index === 1 ? own : {})}>
          {words}
        </option>
      ))}
    </select>
  ));
const field = fc
  .tuple(fc.constantFrom('input', 'textarea', 'option'), formAttributes)
  .map(([name, props]) => createElement(name, { key: 'f', ...props }));
const fewAttributes: fc.Arbitrary<object> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: attributes },
);

const { node } = fc.letrec<{ node: ReactNode }>((tie) => {
  const children = fc.array(tie('node'), { maxLength: 4 });
  const element = (names: readonly string[]) =>
    fc
      .tuple(fc.constantFrom(...names), fewAttributes, children)
      .map(([name, props, inside]) => createElement(name, props, ...inside));
  const form = fc
    .tuple(fc.constantFrom('form', 'button'), formAttributes, children)
    .map(([name, props, inside]) => createElement(name, props, ...inside));
  const image = fc
    .record(
      { src: fc.constantFrom('/a.png', ''), alt: text, loading: fc.constantFrom('lazy', 'eager') },
      { requiredKeys: [] },
    )
    .map((props) => <img key="i" alt="" {...props} />);
  return {
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 6, arbitrary: text },
      { weight: 1, arbitrary: fc.constantFrom<ReactNode>(null, undefined, true, false, 0, 1.5) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('tree', 'none', 'a&b').map((name) => <Icon key="i" name={name} className="b" />),
      },
      { weight: 2, arbitrary: fc.constantFrom('one', 'two').map((name) => <Words key="w" text={name} />) },
      { weight: 1, arbitrary: text.map((href) => <Call key="c" href={href} />) },
      { weight: 1, arbitrary: image },
      { weight: 2, arbitrary: fc.oneof(form, choice, field) },
      { weight: 8, arbitrary: element(plainNames) },
      { weight: 1, arbitrary: element(otherNames) },
      { weight: 2, arbitrary: children.map((inside) => inside) },
      { weight: 2, arbitrary: children.map((inside) => <Fragment key="f">{inside}</Fragment>) },
      { weight: 2, arbitrary: children.map((inside) => <Twice key="t">{inside}</Twice>) },
    ),
  };
});

const outcome = (Shown: Body, by = maker()) => {
  try {
    return make(Shown, by);
  } catch (error) {
    return String(error);
  }
};

test('what is written without React is the same in every byte, and what is read in it too', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let written = 0;
  fc.assert(
    fc.property(node, (body) => {
      const Page = page(body);
      const by = maker();
      const found = outcome(Page, by);
      if (by.reactRenders === 0) written += 1;
      expect(found).toEqual(outcome(ofReact(Page)));
    }),
    { numRuns: fuzzRuns(200) },
  );
  expect(written).toBeGreaterThan(fuzzRuns(200) / 4);
});
