/** What is wrong with a translation is reported, at its place: mistakes of more than a few lines. Others are in broken/translation.txt. */
import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
