/** What is wrong with a translation is reported, at its place: mistakes of more than a few lines. Others are in broken/translation.txt. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { now } from '../support/sites/build-small-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';

const newSite = () => overlaySite('bilingual');

const edit = (folder: string, file: string, from: string | RegExp, to: string) =>
  editFile(folder, `data/${file}`, from, to);

const build = async (folder: string) => (await runHere(['build', '--root', folder, ...now])).stderr;

describe('what is wrong with a translation is reported', () => {
  it('two pages with one slug', async () => {
    const folder = newSite();
    const file = (place: string) => path.join(folder, `data/cities/${place}-or.es.yaml`);
    const text = `slug: pueblo\n${readFileSync(file('sisters'), 'utf8')}`;
    for (const place of ['sisters', 'redmond']) writeFileSync(file(place), text);
    expect(await build(folder)).toContain('The URL /es/zonas/pueblo/ is used twice.');
  });

  it('a review whose words have changed, and one that is not in the list of the original', async () => {
    const folder = newSite();
    const [original, translation] = ['reviews.yaml', 'reviews.es.yaml'].map((file) => path.join(folder, 'data', file));
    const review = (id: number, text: string) => `- id: ${id}\n  text: ${text}\n  name: Ann\n  location: Bend\n`;
    const facts = '  service: piano-tuning\n  rating: 5\n  source: a card\n  date: 2026-02-01\n';
    const write = (...reviews: string[]) =>
      writeFileSync(original ?? '', reviews.map((written) => written + facts).join(''));
    const build = async () => (await runHere(['build', '--root', folder, ...now])).stderr;
    write(review(3, 'In tune at last.'), review(5, 'Friendly, and on time.'));
    await runHere(['new', 'translation', 'reviews', '--language', 'es', '--root', folder]);
    const skeleton = readFileSync(translation ?? '', 'utf8');
    const texts = ['Por fin afinado.', 'Amable y puntual.'];
    const translated = skeleton.replaceAll('FILL IN', () => texts.shift() ?? '');
    writeFileSync(translation ?? '', translated);
    expect(await build()).toBe('');
    // A new review is not translated yet.
    write(review(3, 'In tune at last.'), review(4, 'A new one.'), review(5, 'Friendly, but two hours late.'));
    const stderr = await build();
    expect(stderr.match(/\S+ (warning|error) \S+/g)).toEqual([
      'data/reviews.es.yaml:12:3 warning translation/changed-original',
    ]);
    expect(stderr).toContain('data/reviews.yaml (entry 5) has changed since this translation was written.');
    const [, state = ''] = /write translates: "(\w+)"/.exec(stderr) ?? [];
    writeFileSync(translation ?? '', translated.replace(/"\w+"(?=[^"]*$)/, `"${state}"`));
    expect(await build()).toBe('');
    writeFileSync(translation ?? '', `${translated}- { id: 6, text: Otra. }\n`);
    expect(await build()).toMatch(/data\/reviews\.es\.yaml:\d+:\d+ error translation\/without-original/);
  });

  it('a fact of the site’s own fields; without one, the page has those of the original', async () => {
    const folder = newSite();
    const data = (name: string) => path.join(folder, 'data/cities', name);
    const gate = { code: { type: 'string', pattern: '^\\d+$' }, place: { type: 'string' } };
    mkdirSync(path.join(folder, 'schema'));
    writeFileSync(path.join(folder, 'schema/city.json'), JSON.stringify({ type: 'object', properties: gate }));
    appendFileSync(data('sisters-or.yaml'), 'custom: { code: "12", place: North gate }\n');
    appendFileSync(data('sisters-or.es.yaml'), 'custom: { place: Puerta norte }\n');
    expect(await build(folder)).not.toContain(' error ');
    edit(folder, 'cities/sisters-or.es.yaml', '{ place', '{ code: "12", place');
    const stderr = await build(folder);
    expect(stderr).toContain('error translation/fact');
    expect(stderr).toContain('code is a fact: its only place is data/cities/sisters-or.yaml');
  });

  it('a mistake in both texts in both files, a mistake in their name only for the original', async () => {
    const folder = newSite();
    for (const end of ['.md', '.es.md']) {
      const file = path.join(folder, 'data/pages', `privacy${end}`);
      appendFileSync(file, '\nCall {fone}.\n');
      renameSync(file, file.replace('privacy', 'our_privacy'));
    }
    const stderr = await build(folder);
    const places = [...stderr.matchAll(/(\S+):\d+:\d+ error (slug|text)\/\S+/g)].map(([, file, code]) => [code, file]);
    expect(places).toEqual([
      ['text', 'data/pages/our_privacy.es.md'],
      ['slug', 'data/pages/our_privacy.md'],
      ['text', 'data/pages/our_privacy.md'],
    ]);
  });

  it('another main language, without advice to overwrite an original', async () => {
    const folder = newSite();
    edit(folder, 'site.yaml', /\[en-US, es-US\]/, '[es-US, en-US]');
    rmSync(path.join(folder, 'data/pages/privacy.md'));
    const stderr = await build(folder);
    expect(stderr).toContain('Do not rename it: data/cities/sisters-or.yaml exists');
    expect(stderr.match(/Rename it to \S+/g)).toEqual(['Rename it to data/pages/privacy.md.']);
  });

  it('a translation whose original does not exist', async () => {
    const folder = newSite();
    const file = (ending: string) => path.join(folder, `data/cities/sisters-or.${ending}`);
    renameSync(file('es.yaml'), file('es.es.yaml'));
    expect(await build(folder)).toMatch(
      /error translation\/without-original\n {2}data\/cities\/sisters-or\.es\.yaml does not exist\./,
    );
  });
});

it('a mistake in an original is reported alone, without the links of translations to its page', async () => {
  const folder = newSite();
  edit(folder, 'services/piano-tuning.yaml', /^/, 'colour: black\naliases: [/tuning/]\n');
  edit(folder, 'pages/privacy.es.md', '(/contact/)', '(/tuning/)');
  const stderr = await build(folder);
  expect(stderr.match(/\S+ error \S+/g)).toEqual(['data/services/piano-tuning.yaml:1:1 error schema/unknown-key']);
});

it('a link to an original that is a draft is reported as such, as in the main language', async () => {
  const folder = newSite();
  edit(folder, 'cities/redmond-or.yaml', /^/, 'draft: true\n');
  edit(folder, 'pages/privacy.es.md', '(/redmond/)', '(/areas/redmond-or/)');
  const stderr = await build(folder);
  expect(stderr).toMatch(/^data\/pages\/privacy\.es\.md:13:23 error link\/broken$/m);
  expect(stderr).toContain(
    'A link points to /areas/redmond-or/, which is not published yet: data/cities/redmond-or.yaml',
  );
});

it('with a wrong extension, a translation is not reported as missing or in an unknown language, too', async () => {
  const folder = newSite();
  renameSync(path.join(folder, 'data/cities/sisters-or.es.yaml'), path.join(folder, 'data/cities/sisters-or.fr.yml'));
  renameSync(path.join(folder, 'data/pages/home.es.yaml'), path.join(folder, 'data/pages/home.es.yml'));
  const stderr = await build(folder);
  expect(stderr.match(/\S+ error \S+/g)).toEqual([
    'data/cities/sisters-or.fr.yml:1:1 error file/extension',
    'data/pages/home.es.yml:1:1 error file/extension',
  ]);
});

it('is the same in a data folder with any name', async () => {
  const folder = newSite();
  const report = async (root: string, data: string) => {
    const { code, stderr } = await runHere(['build', '--root', root, '--data', data, ...now]);
    expect(code).toBe(1);
    return stderr.replaceAll(`${data}/`, '');
  };
  const move = (from: string, to: string) => renameSync(path.join(folder, from), path.join(folder, to));
  rmSync(path.join(folder, 'data/pages/privacy.md'));
  move('data/cities/sisters-or.es.yaml', 'data/cities/sisters-or.fr.yaml');
  edit(folder, 'cities/redmond-or.yaml', /^/, 'nearby: [bend-or]\n');
  edit(folder, 'pages/home.es.yaml', /^/, 'headline: Afinación\n');
  for (const large of ['data/services/large.yaml', 'data/reviews.yaml'])
    writeFileSync(path.join(folder, large), '#'.repeat(1_000_001));
  const usual = await report(folder, 'data');
  expect(usual.match(/Split it into several files/g)).toHaveLength(1);
  expect(await report(path.join(folder, 'data'), '.')).toBe(usual);
  move('data', 'my-reviews');
  expect(await report(folder, 'my-reviews')).toBe(usual);
  move('my-reviews', 'my.es.data');
  expect(await report(folder, 'my.es.data')).toBe(usual);
});
