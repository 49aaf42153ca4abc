/** `treesite new translation`: what it writes, and what it refuses. */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { now } from '../support/sites/build-small-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';

describe('treesite new translation', () => {
  const write = (folder: string, name: string) =>
    runHere(['new', 'translation', name, '--language', 'es', '--root', folder]);

  it('writes a file in which only FILL IN is wrong', async () => {
    const folder = overlaySite('bilingual');
    rmSync(path.join(folder, 'data/pages/home.es.yaml'));
    writeFileSync(
      path.join(folder, 'data/reviews.yaml'),
      '- { id: 1, name: Ada, location: Bend, rating: 5, text: She tuned it well., service: piano-tuning, date: 2026-05-12 }\n',
    );
    for (const name of ['home', 'redmond-or', 'schools', 'reviews']) {
      const { code, stderr } = await write(folder, name);
      expect([code, stderr]).toEqual([0, '']);
    }
    const { stderr } = await runHere(['build', '--root', folder, ...now]);
    const codes = stderr.match(/^data\S+ (error|warning) \S+/gm);
    expect(codes?.map((line) => line.replace(/:\S+ (error|warning)/, '')).sort()).toEqual([
      'data/cities/redmond-or.es.yaml content/fill-in',
      'data/pages/home.es.yaml content/fill-in',
      'data/posts/2026-04-06-schools.es.md content/fill-in',
      'data/reviews.es.yaml content/fill-in',
    ]);
  });

  it('writes it beside the original, also if the project has no data folder of its own', async () => {
    const root = path.join(overlaySite('bilingual'), 'data');
    await runHere(['new', 'translation', 'redmond-or', '--language', 'es', '--root', root, '--data', '.']);
    expect(existsSync(path.join(root, 'cities/redmond-or.es.yaml'))).toBe(true);
  });

  it('asks for the words of templates that the site has changed', async () => {
    const folder = overlaySite('bilingual');
    rmSync(path.join(folder, 'data/site.es.yaml'));
    appendFileSync(path.join(folder, 'data/site.yaml'), 'wording: { cityHeading: "Pianos tuned in {city}" }\n');
    await write(folder, 'site');
    expect(readFileSync(path.join(folder, 'data/site.es.yaml'), 'utf8')).toContain(
      '\nwording:\n  # Pianos tuned in {city}\n  cityHeading: FILL IN\n',
    );
  });

  it('writes the words of the templates in a language that has none built in', async () => {
    const folder = overlaySite('bilingual');
    editFile(folder, 'data/site.yaml', /^languages: .*/m, 'languages: [en-US, es-US, pt-BR]');
    await runHere(['new', 'translation', 'site', '--language', 'pt', '--root', folder]);
    const file = path.join(folder, 'data/site.pt.yaml');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('\nwording:\n  # Skip to content\n  skipToContent: FILL IN\n');
    writeFileSync(file, text.replaceAll('FILL IN', 'A palavra'));
    const { stderr } = await runHere(['build', '--root', folder, ...now]);
    expect(stderr).not.toContain('language/wording');
  });

  it('refuses an original that is not written yet', async () => {
    const folder = overlaySite('bilingual');
    editFile(folder, 'data/cities/redmond-or.yaml', /^keywords:\n(?: .*\n)+/m, 'keywords: [FILL IN]\n');
    const { code, stderr } = await write(folder, 'redmond-or');
    expect(code).not.toBe(0);
    expect(stderr).toContain('redmond-or.yaml contains FILL IN');
  });
});
