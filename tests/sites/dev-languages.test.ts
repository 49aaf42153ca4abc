/** `dev` of a site in two languages. */
import { expect, it } from 'vitest';
import { createDevSites } from '../support/sites/dev-site.ts';

const start = createDevSites();

it('dev shows edits of a translation and of its original, and the mistakes in both', async () => {
  const site = await start(undefined, 'bilingual');
  const [spanish, english] = ['/es/zonas/sisters-or/', '/areas/sisters-or/'];
  const [opened, other] = [await site.open(spanish), await site.open(english)];
  site.edit('data/cities/sisters-or.es.yaml', 'y sus pianos secos', 'y secos sus pianos');
  await opened.next('reload');
  expect((await site.get(spanish)).text).toContain('y secos sus pianos');
  site.edit('data/cities/sisters-or.yaml', 'eta: 30-40 min', 'eta: 35-45 min');
  await Promise.all([opened.next('reload'), other.next('reload')]);
  for (const url of [spanish, english]) expect((await site.get(url)).text).toContain('35-45');
  expect(other.events.filter(({ type }) => type === 'reload')).toHaveLength(1);

  site.edit('data/cities/sisters-or.es.yaml', 'description:', 'eta: 10 min\ndescription:');
  expect((await opened.next('problems')).text).toContain('eta is a fact');
  expect((await site.get(spanish)).text).toContain('35-45');
  site.edit('data/cities/sisters-or.es.yaml', 'eta: 10 min\n', '');
  expect((await opened.next('problems')).text).toBe('');
  site.remove('data/cities/sisters-or.es.yaml');
  await site.until(spanish, ({ status, text }) => status === 404 && text.includes('Página no encontrada'));
});
