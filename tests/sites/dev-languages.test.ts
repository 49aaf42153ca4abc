/** `dev` and `check` of a site in two languages: what they report is located in the translation. */
import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { now } from '../support/sites/build-small-site.ts';
import { createDevSites } from '../support/sites/dev-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';

const start = createDevSites();

it('check reports what is wrong with a page in the translation that it is made from', async () => {
  const folder = overlaySite('bilingual');
  const edit = (file: string, from: string, to: string) => editFile(folder, `data/${file}`, from, to);
  edit('cities/sisters-or.es.yaml', 'en Sisters, Oregon', 'en Sisters, Oregon, y en todos los pueblos de alrededor');
  edit('services/piano-tuning.es.yaml', 'metaTitle: Afinación de pianos en su casa', 'metaTitle: Privacidad');
  edit('pages/privacy.es.md', 'metaTitle: Privacidad en este sitio', 'metaTitle: Privacidad');
  edit('pages/privacy.es.md', 'Este sitio', '### Nada\n\nEste sitio');
  edit('pages/contact.es.yaml', 'o escriba.', 'lorem ipsum.');
  const { stderr } = await runHere(['check', '--publish', '--root', folder, ...now]);
  const found = [...stderr.matchAll(/^(data\S+\.es\.\S+) \w+ (\S+)$/gm)].map(([, at, code]) => `${at} ${code}`);
  expect(found.sort()).toEqual([
    'data/cities/sisters-or.es.yaml:3:12 page/title-length',
    'data/pages/contact.es.yaml:4:9 content/placeholder',
    'data/pages/privacy.es.md:11:1 page/heading-order',
    'data/pages/privacy.es.md:1:1 page/orphan',
    'data/pages/privacy.es.md:5:12 page/same-title',
  ]);
});

it('check reports a translation into a language without words for buttons and labels', async () => {
  const folder = overlaySite('bilingual');
  const data = path.join(folder, 'data');
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    if (/\.es\./.test(name)) renameSync(path.join(data, name), path.join(data, name.replace('.es.', '.fr.')));
  }
  editFile(folder, 'data/site.yaml', 'languages: [en-US, es-US]', 'languages: [en-US, fr-CA]');
  const { stderr } = await runHere(['check', '--root', folder, ...now]);
  expect(stderr).toMatch(
    /^data\/site\.fr\.yaml:\d+:\d+ warning language\/wording\n {2}The translation is in French, .* (\d+) of the \1 /m,
  );
});

describe('dev', () => {
  it('shows edits of a translation and of its original, and the mistakes in both', async () => {
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
});
