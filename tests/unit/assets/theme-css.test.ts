/** What a site sets of its own theme. */
import { describe, expect, test } from 'vitest';
import { themeCss } from '../../../src/assets/theme-css.ts';

describe('the theme of a site', () => {
  test('is nothing where the site keeps what is built in', () => {
    expect(themeCss({ light: {}, dark: {}, faces: {} })).toBe('');
  });

  test('puts colours over the built-in ones, the dark ones for both ways to be dark', () => {
    const css = themeCss({ light: { surfaceAlt: '#eeeeee' }, dark: { accent: '#ff8800' }, faces: {} });
    expect(css).toContain(':root{--surface-alt:#eeeeee}');
    expect(css).toContain(':root:not([data-theme=light]){--accent:#ff8800}');
    expect(css).toContain(':root[data-theme=dark]{--accent:#ff8800}');
  });

  test('puts type faces over the built-in ones', () => {
    const css = themeCss({ light: {}, dark: {}, faces: { display: "Rockwell, 'Courier New', serif" } });
    expect(css).toBe(":root{--serif:Rockwell, 'Courier New', serif}");
  });
});
