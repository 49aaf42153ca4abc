/** What a site sets of its own theme. */
import { expect, test } from 'vitest';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { deepColor, readPalettes, themeCss } from '../../../../src/assets/bundle/theme.ts';
import type { Site } from '../../../../src/schema/types.gen.ts';

const folders = new TemplateFolders('templates', 'templates');

async function cssOf(own: Partial<Site['theme']>): Promise<string> {
  const theme = { light: {}, dark: {}, faces: {}, fontsource: {}, divider: 'waves' as const, ...own };
  return themeCss(theme, await readPalettes(folders, theme));
}

test('the theme of a site is empty if the site keeps the built-in theme', async () => {
  expect(await cssOf({})).toBe('');
});

test('the theme of a site puts its colors over the built-in ones, and keeps the built-in one of the other theme', async () => {
  expect(await cssOf({ light: { surfaceAlt: '#eeeeee' }, dark: { accent: '#ff8800' } })).toBe(
    ':root{--surface-alt:var(--light,#eeeeee)var(--dark,#14252a);--accent:var(--light,#e2903a)var(--dark,#ff8800)}',
  );
});

test('the theme of a site makes the deep bands of the dark theme darker than its page, as the built-in ones are', async () => {
  const css = await cssOf({ dark: { background: '#1a1020' } });
  expect(css).toContain('--deep:var(--light,var(--primary))var(--dark,#120b16)');
  expect(deepColor('#0f1a15')).toBe('#0a120e');
});

test('the theme of a site draws a plain line in place of the waves', async () => {
  const css = await cssOf({ divider: 'line' });
  expect(css).toBe('.river{height:1px;background:var(--border);opacity:1}.river>*{display:none}');
});
