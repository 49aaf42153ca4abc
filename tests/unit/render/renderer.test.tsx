/** Pages as they are rendered; errors in templates are reported. */
import { describe, expect, test } from 'vitest';
import { withTimeLimit } from '../../../src/assets/bundle/template-guard.ts';
import { constant } from '../../../src/render/constant.tsx';
import { Icon } from '../../../src/render/icon.tsx';
import { createRenderer } from '../../../src/render/renderer.tsx';
import { inputOf, rendererOf, routeOf } from './a-renderer.ts';

describe('a page', () => {
  const spaced = () => (
    <main>
      <b>one</b> <i>two</i>
      {'\n\n   three\n'}
      <input required autoComplete="name" />
      <svg viewBox="0 0 1 1" />
    </main>
  );

  test('is as React writes it, without slashes, empty values and capitals that HTML does without', () => {
    expect(rendererOf({ a: spaced })('a')).toBe(
      '<!doctype html><main><b>one</b> <i>two</i>\n\n   three\n<input required autocomplete="name"><svg viewBox="0 0 1 1"></svg></main>',
    );
  });

  test('is minified when that is wanted, without losing spaces between words', async () => {
    const Part = constant(() => <p>{'  of a   part '}</p>);
    const page = () => (
      <div>
        {spaced()}
        <Part />
      </div>
    );
    expect(await rendererOf({ a: page }, { minify: 'full' })('a')).toBe(
      '<!doctype html><div><main><b>one</b> <i>two</i> three <input required autocomplete="name"><svg viewBox="0 0 1 1"></svg></main><p> of a part </p></div>',
    );
  });

  test('is read as it is rendered', () => {
    const Part = constant(() => <nav id="menu">{'Menu'}</nav>);
    const render = createRenderer(
      inputOf({
        a: () => (
          <main id="main">
            <Part />
            <h1>A page</h1>
          </main>
        ),
      }),
    );
    const page = render(routeOf('a'));
    expect(page).toMatchObject({
      read: { h1: ['A page'], ids: ['main', 'menu'], content: { runs: [{ texts: ['Menu'] }, { texts: ['A page'] }] } },
    });
  });

  test('has icons from the sprite; an unknown one is left out', async () => {
    const render = rendererOf({ a: () => <p>{[<Icon key="1" name="tree" />, <Icon key="2" name="treee" />]}</p> });
    const html = await render('a');
    expect(html).toContain('<use href="/icons.svg#tree"></use>');
    expect(String(html).match(/<svg/g)).toHaveLength(1);
  });

  test('without a template is a problem that names the file to write', async () => {
    expect(await rendererOf({})('gallery')).toMatchObject({
      code: 'template/missing',
      severity: 'error',
      message: 'templates/pages/gallery.tsx does not exist.',
      at: { file: 'templates/pages/gallery.tsx' },
    });
  });

  test.each([
    [[], 'Export the page’s component under that name: export function Page(props) { … }'],
    [['Gallery'], 'Rename Gallery to Page.'],
    [['default'], 'Write export function Page(props) { … } instead of export default.'],
    [['Gallery', 'limit'], 'Export the page’s component under that name: export function Page(props) { … }'],
  ])('whose template exports %j but no Page is a problem with a hint', async (exported, hint) => {
    const problem = await rendererOf({}, { otherExports: new Map([['gallery', exported]]) })('gallery');
    expect(problem).toMatchObject({
      code: 'template/missing',
      message: 'templates/pages/gallery.tsx exports no component named Page.',
      hint,
    });
  });

  test('whose template throws is a problem at the line it threw from', async () => {
    const broken = () => {
      throw new TypeError('x is undefined');
    };
    const at = { file: 'templates/components/Broken.tsx', line: 7, column: 3 };
    const problem = await rendererOf({ a: broken }, { locate: () => at })('a');
    expect(problem).toMatchObject({ code: 'template/error', at });
    expect((problem as { message: string }).message).toMatch(/\/a\/.*data\/x\.yaml.*x is undefined/);
  });

  test.each([null, undefined, Object.create(null)])(
    'whose template throws no error is a problem too (%#)',
    async (thrown) => {
      const broken = () => {
        throw thrown;
      };
      const problem = await rendererOf({ a: broken }, { locate: () => undefined })('a');
      expect(problem).toMatchObject({ code: 'template/error', message: expect.stringMatching(/ was thrown$/) });
    },
  );

  test('whose constant part throws is a problem too', async () => {
    const Broken = constant(() => {
      throw new Error('no part');
    });
    expect(await rendererOf({ a: () => <Broken /> })('a')).toMatchObject({ code: 'template/error' });
  });
});

test('a page that never ends is reported at the template of the site that it uses', () => {
  const Endless = () => {
    for (;;);
  };
  const own = new Map([['home', ['templates/components/Hero.tsx', 'templates/components/Menu.tsx']]]);
  const memory = { describeFull: () => undefined, used: () => 0, max: () => 1_000e6, collect: () => undefined };
  const run = withTimeLimit({ timeoutMs: 50, memory });
  const show = rendererOf({ home: Endless as never }, { run, own });
  expect(show('home')).toMatchObject({
    code: 'template/endless',
    at: { file: 'templates/components/Hero.tsx', line: 1 },
    message: 'This page, /home/ (from data/x.yaml), could not be rendered. The templates did not finish within 0.05 s.',
    hint: 'Look for an endless loop, or a component that contains itself, in templates/components/Hero.tsx, templates/components/Menu.tsx.',
  });
});

test('a component that returns a promise is reported in plain words', () => {
  const own = new Map([['home', ['templates/components/Hero.tsx']]]);
  const Later = () => new Promise(() => undefined);
  const Page = () => <main>{Later() as never}</main>;
  expect(rendererOf({ home: Page }, { own })('home')).toMatchObject({
    code: 'template/error',
    at: { file: 'templates/components/Hero.tsx', line: 1 },
    message: expect.stringMatching(
      /one of its components is asynchronous, and rendering does not wait for promises\.$/,
    ),
  });
});

test('a page after which the memory is full is reported at the templates of the site', () => {
  const own = new Map([['home', ['templates/components/Hero.tsx']]]);
  let full: string | undefined;
  const show = rendererOf(
    { home: (() => <p>1</p>) as never },
    {
      run: withTimeLimit({
        timeoutMs: 5_000,
        memory: { describeFull: () => full, used: () => 0, max: () => 1, collect: () => undefined },
      }),
      own,
    },
  );
  expect(show('home')).toContain('<p>1</p>');
  full = 'The memory is full: 4,000 MB of 4,345 MB are in use.';
  expect(show('home')).toMatchObject({
    code: 'template/endless',
    at: { file: 'templates/components/Hero.tsx', line: 1 },
    message: `This page, /home/ (from data/x.yaml), could not be rendered. ${full}`,
    hint: 'Look for a list or a cache outside the components, which grows with each page, in templates/components/Hero.tsx.',
  });
});

test('a page that is filling the memory is stopped before it is full', () => {
  const Filling = () => {
    for (;;);
  };
  const own = new Map([['home', ['templates/components/Hero.tsx']]]);
  // Before and after each try.
  const used = [900e6, 500e6, 100e6, 900e6, 100e6];
  const collect = () => undefined;
  const memory = { describeFull: () => undefined, used: () => used.shift() ?? 0, max: () => 1_000e6, collect };
  const show = rendererOf({ home: Filling as never }, { run: withTimeLimit({ timeoutMs: 1_600, memory }), own });
  expect(show('home')).toMatchObject({
    code: 'template/endless',
    message:
      'This page, /home/ (from data/x.yaml), could not be rendered. The templates took 800 MB of memory in 0.04 s, and were stopped before it was full.',
    hint: 'Look for a loop that adds to a list or a text, in templates/components/Hero.tsx.',
  });
});

test('a page that was stopped because it is slow is written again from the beginning', () => {
  let isFirst = true;
  const Slow = () => {
    while (isFirst) isFirst = performance.now() < until;
    return <b>slow</b>;
  };
  const Part = constant(() => <nav>Part</nav>);
  const home = () => (
    <main>
      <p>Before</p>
      <Part />
      <Slow />
    </main>
  );
  const until = performance.now() + 60;
  const show = rendererOf({ home }, { run: withTimeLimit({ timeoutMs: 1_600 }) });
  expect(show('home')).toBe('<!doctype html><main><p>Before</p><nav>Part</nav><b>slow</b></main>');
});

test('a component that contains itself without end is stopped too, and the next page is right', () => {
  const Inside = (): React.ReactNode => (
    <div>
      <Inside />
    </div>
  );
  const show = rendererOf({ home: Inside as never }, { run: withTimeLimit({ timeoutMs: 100 }) });
  expect(show('home')).toMatchObject({ code: 'template/endless' });
  expect(rendererOf({ other: (() => <p>Right</p>) as never })('other')).toBe('<!doctype html><p>Right</p>');
});
