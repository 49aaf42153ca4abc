/** What a site sets of its own theme. */
import { describe, expect, test } from 'vitest';
import { deepColor, themeCss } from '../../../../src/assets/bundle/theme-css.ts';

describe('the theme of a site', () => {
  test('is empty if the site keeps the built-in theme', () => {
    expect(themeCss({ light: {}, dark: {}, faces: {}, divider: 'waves' })).toBe('');
  });

  test('puts colors over the built-in ones, the dark ones for both ways to be dark', () => {
    const css = themeCss({
      light: { surfaceAlt: '#eeeeee' },
      dark: { accent: '#ff8800' },
      faces: {},
      divider: 'waves',
    });
    expect(css).toContain(':root{--surface-alt:#eeeeee}');
    expect(css).toContain(':root:not([data-theme=light]){--accent:#ff8800}');
    expect(css).toContain(':root[data-theme=dark]{--accent:#ff8800}');
  });

  test('puts type faces over the built-in ones', () => {
    const css = themeCss({
      light: {},
      dark: {},
      faces: { display: "Rockwell, 'Courier New', serif" },
      divider: 'waves',
    });
    expect(css).toBe(":root{--serif:Rockwell, 'Courier New', serif}");
  });

  test('makes the deep bands of the dark theme darker than its page, as the built-in ones are', () => {
    const css = themeCss({ light: {}, dark: { background: '#1a1020' }, faces: {}, divider: 'waves' });
    expect(css).toContain(':root[data-theme=dark]{--background:#1a1020;--deep:#120b16}');
    expect(deepColor('#0f1a15')).toBe('#0a120e');
  });

  test('draws a plain line in place of the waves', () => {
    const css = themeCss({ light: {}, dark: {}, faces: {}, divider: 'line' });
    expect(css).toBe('.river{height:1px;background:var(--border);opacity:1}.river>*{display:none}');
  });
});
