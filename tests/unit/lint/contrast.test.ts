/** Colors of a site with too little contrast to each other. */
import { expect, test } from 'vitest';
import { TemplateFolders } from '../../../src/assets/bundle/template-folders.ts';
import { readPalettes } from '../../../src/assets/bundle/theme.ts';
import { lintPalettes } from '../../../src/lint/contrast.ts';
import { aLinkedSite, siteFile } from '../../support/builders.ts';

async function reported(theme: string): Promise<string[]> {
  const { records } = aLinkedSite([siteFile((text) => `${text}theme:\n${theme}`)]);
  if (!records.site) throw new Error('no settings');
  const palettes = await readPalettes(new TemplateFolders('templates', 'templates'), records.site.value.theme);
  return lintPalettes(palettes, records).map(({ code, message }) => `${code} ${message}`);
}

test('reports a text that is readable on the page but not on the darker bands', async () => {
  const found = await reported('  dark:\n    background: "#ffffff"\n    text: "#767676"\n');
  expect(found).toContain(
    'theme/contrast In the dark theme, the color “text” has a contrast ratio of 2.1:1 on the dark bands (a darker shade of “background”). It needs at least 4.5:1.',
  );
});
