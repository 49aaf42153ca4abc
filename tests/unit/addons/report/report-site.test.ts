/** What added scripts weigh: files of the site are measured, those of other sites are not guessed. */
import { expect, test } from 'vitest';
import { measureScripts } from '../../../../src/addons/report/report-site.ts';
import { aModel, siteFile } from '../../../support/builders.ts';

test('a file of the site has bytes, a script of another site has none', () => {
  const entries =
    '[{use: plausible, id: a.example}, {src: /js/chat.js?v=2, name: Chat, pages: [city, /contact/], when: idle}]';
  const model = aModel([siteFile((text) => `${text}scripts: ${entries}\n`)]);
  const pages = [
    { path: '/', template: 'home' },
    { path: '/contact/', template: 'contact' },
    { path: '/areas/sisters-or/', template: 'city' },
  ];
  const generated = [{ path: 'js/chat.js', make: () => 'chat();\n'.repeat(1000) }];
  const [plausible, chat] = measureScripts({ model, pages, generated });
  expect(plausible).toEqual({ name: 'Plausible', src: 'https://plausible.io/js/script.js', when: 'load', pages: 3 });
  expect(chat).toMatchObject({ name: 'Chat', when: 'idle', pages: 2 });
  expect(chat?.bytes).toBeGreaterThan(10);
  expect(chat?.bytes).toBeLessThan(200);
});
