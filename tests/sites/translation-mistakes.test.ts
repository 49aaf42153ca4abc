/** What is wrong with a translation is reported, at its place: mistakes of more than a few lines. Others are in broken/translation.txt. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { now } from '../support/sites/build-small-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';

const newSite = () => overlaySite('bilingual');

const edit = (folder: string, file: string, from: string | RegExp, to: string) =>
  editFile(folder, `data/${file}`, from, to);

const move = (folder: string, from: string, to: string) =>
  renameSync(path.join(folder, 'data', from), path.join(folder, 'data', to));

const build = async (folder: string) => (await runHere(['build', '--root', folder, ...now])).stderr;

/** Code and place of each error. */
const errors = async (folder: string) => (await build(folder)).match(/\S+ error \S+/g);

describe('what is wrong with a translation is reported', () => {
  it('two pages with one slug', async () => {
    const folder = newSite();
    const file = (place: string) => path.join(folder, `data/cities/${place}-or.es.yaml`);
    const text = `slug: pueblo\n${readFileSync(file('sisters'), 'utf8')}`;
    for (const place of ['sisters', 'redmond']) writeFileSync(file(place), text);
    expect(await build(folder)).toContain('The URL /es/zonas/pueblo/ is used twice.');
  });

  it('a language that is written from right to left, and not that its files are missing', async () => {
    const folder = newSite();
    edit(folder, 'site.yaml', '[en-US, es-US]', '[en-US, es-US, ar]');
    expect(await errors(folder)).toEqual([expect.stringMatching(/language\/right-to-left$/)]);
  });

  it('an entry without the facts that only the original could have', async () => {
    const folder = newSite();
    edit(folder, 'site.es.yaml', /^navigation:\n/m, 'navigation:\n  - label: Más\n');
    expect(await errors(folder)).toEqual([
      expect.stringMatching(/^data\/site\.es\.yaml:\S+ error translation\/without-original$/),
    ]);
  });

  it('a path of the original that is used twice only there', async () => {
    const folder = newSite();
    edit(folder, 'site.yaml', /^url:\n/m, 'url:\n  paths: { services: about }\n');
    expect(await errors(folder)).toEqual(['data/site.yaml:2:22 error url/collision']);
  });

  it('a mistake in both texts in both files, a mistake in their name only for the original', async () => {
    const folder = newSite();
    for (const end of ['.md', '.es.md']) {
      appendFileSync(path.join(folder, `data/pages/privacy${end}`), '\nCall {fone}.\n');
      move(folder, `pages/privacy${end}`, `pages/our_privacy${end}`);
    }
    expect((await errors(folder))?.map((one) => one.replace(/:\S+ error/, ''))).toEqual([
      'data/pages/our_privacy.es.md text/unknown-token',
      'data/pages/our_privacy.md slug/file-name',
      'data/pages/our_privacy.md text/unknown-token',
    ]);
  });

  it('another main language, with the codes that names of files now have', async () => {
    const folder = newSite();
    edit(folder, 'site.yaml', /\[en-US, es-US\]/, '[es-US, en-US]');
    expect(await build(folder)).toContain('The main language, es-US, has no code; en-US has en.');
  });

  it('a translation whose original does not exist', async () => {
    const folder = newSite();
    move(folder, 'cities/sisters-or.es.yaml', 'cities/sisters-or.es.es.yaml');
    expect(await build(folder)).toMatch(
      /error translation\/without-original\n {2}data\/cities\/sisters-or\.es\.yaml does not exist\./,
    );
  });
});

it('a mistake in an original is reported alone, without the links of translations to its page', async () => {
  const folder = newSite();
  edit(folder, 'services/piano-tuning.yaml', /^/, 'colour: black\naliases: [/tuning/]\n');
  edit(folder, 'pages/privacy.es.md', '(/contact/)', '(/tuning/)');
  expect(await errors(folder)).toEqual(['data/services/piano-tuning.yaml:1:1 error schema/unknown-key']);
});

it('while a schema of own fields has a mistake, nobody is told that an original with such fields has changed', async () => {
  const folder = newSite();
  const schema = path.join(folder, 'schema/city.json');
  mkdirSync(path.dirname(schema));
  writeFileSync(schema, '{ "type": "object", "properties": { "gate": { "type": "string" } } }');
  edit(folder, 'cities/sisters-or.yaml', /^/, 'custom: { gate: North }\n');
  const { translates } = /write (?<translates>translates: "\w+")/.exec(await build(folder))?.groups ?? {};
  edit(folder, 'cities/sisters-or.es.yaml', /^(translates: .*\n)?/, `${translates}\ncustom: { gate: Norte }\n`);
  expect(await build(folder)).not.toContain('changed-original');
  writeFileSync(schema, '{ "type": "object", "properties": { "gate": { "type": "text" } } }');
  expect((await build(folder)).match(/\S+ (error|warning) \S+/g)).toEqual([
    'schema/city.json:1:55 error fields/schema',
  ]);
  renameSync(schema, path.join(folder, 'schema/cities.json'));
  expect(await build(folder)).not.toContain('changed-original');
});

it('with a wrong extension, a translation is not reported as missing or in an unknown language, too', async () => {
  const folder = newSite();
  move(folder, 'cities/sisters-or.es.yaml', 'cities/sisters-or.fr.yml');
  move(folder, 'pages/home.es.yaml', 'pages/home.es.yml');
  expect(await errors(folder)).toEqual([
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
  rmSync(path.join(folder, 'data/pages/privacy.md'));
  move(folder, 'cities/sisters-or.es.yaml', 'cities/sisters-or.fr.yaml');
  edit(folder, 'cities/redmond-or.yaml', /^/, 'nearby: [bend-or]\n');
  edit(folder, 'pages/home.es.yaml', /^/, 'headline: Afinación\n');
  for (const large of ['data/services/large.yaml', 'data/reviews.yaml'])
    writeFileSync(path.join(folder, large), '#'.repeat(1_000_001));
  const usual = await report(folder, 'data');
  expect(usual.match(/Split it into several files/g)).toHaveLength(1);
  expect(await report(path.join(folder, 'data'), '.')).toBe(usual);
  move(folder, '', '../my-reviews');
  expect(await report(folder, 'my-reviews')).toBe(usual);
  move(folder, '../my-reviews', '../my.es.data');
  expect(await report(folder, 'my.es.data')).toBe(usual);
});

it('check reports what is wrong with a page in the translation that it is made from', async () => {
  const folder = newSite();
  edit(
    folder,
    'cities/sisters-or.es.yaml',
    'en Sisters, Oregon',
    'en Sisters, Oregon, y en todos los pueblos de alrededor',
  );
  edit(folder, 'services/piano-tuning.es.yaml', 'metaTitle: Afinación de pianos en su casa', 'metaTitle: Privacidad');
  edit(folder, 'pages/privacy.es.md', 'metaTitle: Privacidad en este sitio', 'metaTitle: Privacidad');
  edit(folder, 'pages/privacy.es.md', 'Este sitio', '### Nada\n\nEste sitio');
  edit(folder, 'pages/contact.es.yaml', 'o escriba.', 'lorem ipsum.');
  // What the original has itself is no part of the translation: its own wording, and the same mistake.
  edit(folder, 'site.yaml', 'name: High Desert Pianos', `name: ${'High Desert Pianos '.repeat(4)}`);
  edit(folder, 'site.yaml', 'text: Call {phone}.', 'text: Call 541.555.0230.');
  edit(folder, 'site.yaml', /$/, 'wording:\n  newsHeading: News\n');
  edit(folder, 'site.es.yaml', 'text: Llame al {phone}.', 'text: Llame al 541.555.0230.');
  const { stderr } = await runHere(['check', '--publish', '--root', folder, ...now]);
  const found = [...stderr.matchAll(/^(data\S+\.es\.\S+) \w+ (\S+)$/gm)].map(([, at, code]) => `${at} ${code}`);
  expect(found.sort()).toEqual([
    'data/cities/sisters-or.es.yaml:3:12 page/title-length',
    'data/pages/contact.es.yaml:4:9 content/placeholder',
    'data/pages/privacy.es.md:11:1 page/heading-order',
    'data/pages/privacy.es.md:1:1 page/orphan',
    'data/pages/privacy.es.md:5:12 page/same-title',
    'data/site.es.yaml:1:1 page/description-length',
    'data/site.es.yaml:1:1 page/title-length',
    'data/site.es.yaml:1:1 translation/changed-original',
    'data/site.es.yaml:28:18 business/phone',
  ]);
});

it('check reports a translation into a language without words for buttons and labels', async () => {
  const folder = newSite();
  const names = readdirSync(path.join(folder, 'data'), { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => /\.es\./.test(one))) move(folder, name, name.replace('.es.', '.fr.'));
  edit(folder, 'site.yaml', 'languages: [en-US, es-US]', 'languages: [en-US, fr-CA]');
  const { stderr } = await runHere(['check', '--root', folder, ...now]);
  expect(stderr).toMatch(
    /^data\/site\.fr\.yaml:\d+:\d+ warning language\/wording\n {2}The translation is in French, .* (\d+) of the \1 /m,
  );
});
