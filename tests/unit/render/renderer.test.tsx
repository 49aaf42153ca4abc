/** Pages as they are rendered; errors in templates are reported. */
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { withMetaPolicy } from '../../../src/render/renderer.tsx';
import { rendererOf } from './a-renderer.ts';

test('a page that is minified keeps white space that shows, scripts, licenses and the values of attributes', () => {
  const html =
    '<p hidden="" title="">a  <b>b\n</b><!-- c --></p><pre> a  <i>  </i></pre><script>a =  1; // <!-- x\n</script><!--! (c) -->';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a template's own HTML.
  const raw = () => <div dangerouslySetInnerHTML={{ __html: html }} />;
  expect(rendererOf({ a: raw }, { minify: 'full' })('a')).toBe(
    '<!doctype html><div><p hidden title="">a <b>b </b></p><pre> a  <i>  </i></pre><script>a =  1; // <!-- x\n</script><!--! (c) --></div>',
  );
});

test('a component that returns a promise is reported in plain words, which one that contains itself can get, too', () => {
  const parts = new Map([['home', { own: ['templates/components/Hero.tsx'] }]]);
  const Later = () => new Promise(() => undefined);
  const Page = () => <main>{Later() as never}</main>;
  expect(rendererOf({ home: Page }, { parts })('home')).toMatchObject([
    {
      code: 'template/error',
      at: { file: 'templates/components/Hero.tsx', line: 1 },
      message: expect.stringMatching(
        /is asynchronous, and rendering does not wait for promises; or it contains itself\.$/,
      ),
    },
  ]);
});

test('elements that are nested as deeply as those of a component that contains itself, of which React leaves out a part, are an error', () => {
  const nested = (depth: number): ReactElement => <div>{depth > 1 && nested(depth - 1)}</div>;
  expect(rendererOf({ home: () => nested(100) })('home')).toMatch(/^<!doctype html>(<div>){100}/);
  const message = expect.stringMatching(/nested too deeply\. Look for a component that contains itself\.$/);
  expect(rendererOf({ home: () => nested(101) })('home')).toMatchObject([{ code: 'template/error', message }]);
});

test('a page template that returns nothing is one error that says so', () => {
  expect(rendererOf({ home: () => undefined })('home')).toMatchObject([
    { code: 'template/error', message: expect.stringMatching(/its Page returned nothing\./) },
  ]);
});

test('a policy comes first in a head that begins with something else', () => {
  expect(withMetaPolicy('<!doctype html><html><head><title>A</title></head></html>', 'a')).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="a"><title>/,
  );
});
