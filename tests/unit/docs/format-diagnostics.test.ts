/** The page of diagnostics holds every code once, with all the catalog says of it. */
import { expect, it } from 'vitest';
import { areas, formatDiagnostics } from '../../../docs/generate/format-diagnostics.ts';
import { plain } from '../../../docs/generate/markdown.ts';
import { catalog } from '../../../src/diagnostics/catalog.ts';

const page = formatDiagnostics();

it('includes every area of the catalog', () => {
  expect(areas.flatMap(({ entries }) => Object.keys(entries)).sort()).toEqual(Object.keys(catalog).sort());
});

it.each(Object.entries(catalog))('documents %s', (code, { title, why, fix }) => {
  const [, section = ''] = page.split(`\n### ${code}\n`);
  const own = section.split(/\n##+ /)[0];
  expect(own).toContain(`**${plain(title)}.**`);
  expect(own).toContain(`Why it matters: ${plain(why)}`);
  expect(own).toContain(`How to fix it: ${plain(fix)}`);
});

it('says what is stricter before publishing', () => {
  for (const [code, { severity, onPublish }] of Object.entries(catalog)) {
    const words = severity === 'error' ? 'Error' : `Warning${onPublish ? ', an error under `check --publish`' : ''}`;
    expect(page).toContain(`### ${code}\n\n${words}. **`);
  }
});
