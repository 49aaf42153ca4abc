/** What only React can render is rendered by React, and all else without it. */
import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  StrictMode,
  useContext,
  useId,
  useState,
} from 'react';
import { describe, expect, test, vi } from 'vitest';
import { readPage } from '../../../src/html/read-page.ts';
import { make, maker, ofReact, page } from '../../support/make-markup.tsx';

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
const Theme = createContext('light');
const Hooks = () => {
  const [count] = useState(1);
  return <p id={useId()}>{count + useContext(Theme).length}</p>;
};
const Remembered = memo(() => <p>Remembered</p>);

test.each<[string, ReactNode, ReactNode?]>([
  ['hooks', <Hooks key="a" />],
  [
    'a context',
    <Theme key="a" value="dark">
      <Hooks />
    </Theme>,
  ],
  ['memo', <Remembered key="a" />],
  ['strict mode', <StrictMode key="a">x</StrictMode>],
  ['a picture that React preloads', <img key="a" src="/a.png" alt="" />],
  ['a form that calls a function', <form key="a" action={() => {}} />],
  ['lines in a form', <textarea key="a" defaultValue={'\n b'} />],
  [
    'a choice of several',
    <select key="a" multiple defaultValue={['b']}>
      <option>a</option>
      <option>b</option>
    </select>,
  ],
  [
    'a choice with groups',
    <select key="a" defaultValue="b">
      <optgroup label="c">
        <option>b</option>
      </optgroup>
    </select>,
  ],
  [
    'style',
    <p key="a" style={{ marginTop: 4 }}>
      x
    </p>,
  ],
  ['raw HTML', <p key="a" {...raw('<b id="b">x</b>')} />],
  ['lines', <pre key="a">{'\nx'}</pre>],
  ['a set', new Set(['a', 'b']) as unknown as ReactNode],
  ['a large number', 10n],
  [
    'a link among the text',
    <p key="a">
      x<link rel="icon" href="/x.ico" />
    </p>,
  ],
  [
    'a script that React moves',
    null,
    <>
      <title>A page</title>
      <script async src="/x.js" />
    </>,
  ],
  [
    'a style that React moves',
    null,
    <>
      <title>A page</title>
      <link rel="stylesheet" href="/x.css" precedence="low" />
    </>,
  ],
])('%s is left to React', (_, body, head) => {
  const Page = page(body, head);
  const by = maker();
  const found = make(Page, by);
  expect(by.reactRenders).toBeGreaterThan(0);
  expect(found).toEqual(make(ofReact(Page)));
  expect(found.html).toMatch(/^<!doctype html><html/);
});

test('the head has the order that React gives it', () => {
  const Own = ({ name }: { name: string }) => <meta name={name} content={`"${name}"`} />;
  const Page = page(
    <h1>St. Louis</h1>,
    <>
      <script {...raw('a<b&&c')} />
      <link rel="stylesheet" href="/a.css" />
      <title>A & B</title>
      <Own name="description" />
      <link rel="icon" href="/a.svg" />
      <meta name="viewport" content="width=device-width" />
      <meta charSet="utf-8" />
      <script type="module" src="/a.js" />
    </>,
  );
  const by = maker();
  const found = make(Page, by);
  expect(by.reactRenders).toBe(0);
  expect(found).toEqual(make(ofReact(Page)));
  expect(found.facts).toMatchObject({ title: 'A & B', inlineScripts: ['a<b&&c'] });
  expect(found.h1).toEqual(['St.\u00A0Louis']);
  expect(found.facts).toMatchObject({ ids: readPage(found.html).ids });
});

describe('a component that only React can render', () => {
  test('is not tried forever', () => {
    let tried = 0;
    const Page = () => {
      tried += 1;
      return page(<Hooks />)();
    };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const same = maker();
    const pages = Array.from({ length: 10 }, () => same.makePage(Page as ComponentType<never>, {}).text.html);
    expect(new Set(pages).size).toBe(1);
    expect([tried, same.reactRenders]).toEqual([13, 10]);
  });

  test('is every component in development mode, for its warnings', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const same = maker();
    same.makePage(page('x') as ComponentType<never>, {});
    vi.unstubAllEnvs();
    expect(same.reactRenders).toBe(1);
  });

  test('is still tried if few of its pages need React', () => {
    const Page = ({ hard }: { hard: boolean }) => page(hard ? <Hooks /> : 'x')();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const same = maker();
    for (let index = 0; index < 20; index += 1) same.makePage(Page as ComponentType<never>, { hard: index % 3 === 2 });
    expect(same.reactRenders).toBe(6);
  });
});

test('the mistake of a template is the one that React reports', () => {
  const Broken = () => <p>{{ a: 1 } as unknown as string}</p>;
  expect(() => make(page(<Broken />))).toThrow(/Objects are not valid as a React child/);
});
