import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { IconSet, lucideDrawing, lucideNames } from '../../../../src/assets/icons/icon-set.ts';
import { iconsInCode, makeIconSprite } from '../../../../src/assets/icons/icon-sprite.ts';
import { formatSvg, sanitizeSvg } from '../../../../src/assets/svg/sanitize-svg.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8">${inner}</svg>`;
const root = tempFolder({
  'templates/icons/divider.svg': drawing('<path d="M1 1h6"/>'),
  'data/icons/metronome.svg': drawing('<path d="M2 2h6"/>'),
  'data/icons/phone.svg': drawing('<path d="M3 3h6"/>'),
});
const templates = path.join(root, 'templates');
const own = ['metronome.svg', 'phone.svg'].map((name) => {
  const file = `data/icons/${name}`;
  return { name, file, absolute: path.join(root, file) };
});
const icons = new IconSet(own, new TemplateFolders(templates, templates));

describe('an icon', () => {
  test.each(['metronome', 'divider', 'leaf', 'house', 'home'])('%s has a drawing', (name) => {
    expect(icons.read(name)?.inner).toContain('<path d=');
  });

  test('is sanitized once, until its text or treesite changes', () => {
    const entries = new Map<string, Uint8Array>();
    const written: string[] = [];
    const cache = {
      read: (key: string) => entries.get(key),
      write: (key: string, contents: Uint8Array) => {
        entries.set(key, contents);
        written.push(key);
      },
    };
    const sanitize = (versions: string, inner: string) =>
      new IconSet([], new TemplateFolders(templates, templates), { cache, versions }).sanitize('saw', drawing(inner));
    const [first, again] = [sanitize('1', '<path d="M1 1h6"/>'), sanitize('1', '<path d="M1 1h6"/>')];
    expect(again).toEqual(first);
    expect(written).toHaveLength(1);
    sanitize('2', '<path d="M1 1h6"/>');
    sanitize('2', '<path d="M2 2h6"/>');
    expect(written).toHaveLength(3);
  });

  test('of the site takes the place of one of the set', () => {
    expect(icons.read('phone')?.inner).toContain('M3 3h6');
  });

  test('of Lucide is published as it is: nothing in any of them is changed by sanitizing', () => {
    const names = lucideNames();
    expect(names.length).toBeGreaterThan(1500);
    for (const name of names) {
      const { attributes, inner } = lucideDrawing(name) ?? { attributes: '', inner: '' };
      expect(sanitizeSvg(formatSvg({ attributes, inner }), `${name}-`)).toMatchObject({ attributes, inner });
    }
  });

  test.each(['nothing-of-the-kind', '../package', 'icons/leaf', 'constructor', ''])('"%s" has none', (name) => {
    expect(icons.has(name)).toBe(false);
  });
});

test('the name of a file is not the name of its icon', () => {
  expect(icons.hintFor('car.svg')).toBe('Did you mean car?');
});

test('an unknown name without similar names gets the URL of the list', () => {
  expect(icons.hintFor('xylophones')).toBe(
    'Choose a name from https://lucide.dev/icons, or add your own icon to the data folder: icons/xylophones.svg.',
  );
});

describe('the sprite', () => {
  const code =
    'jsx(Icon, { name: "mail" }); jsx(CheckList, { icon: "minus" }); const other = "menu", ours = "divider";';

  test('has the icons that are named, those of the templates too, and no others', async () => {
    const { names } = makeIconSprite(icons, { names: new Set(['phone', 'leaf', 'phon']), code });
    expect([...names]).toEqual(['divider', 'leaf', 'mail', 'minus', 'phone']);
  });

  test('gives each the size of the words beside it, and carries the license of Lucide', async () => {
    const { file } = makeIconSprite(icons, { names: new Set(['metronome', 'leaf']), code: '' });
    expect(file.contents).toMatch(/^<svg [^>]*><!-- @license Lucide - ISC - [^ ]+ --><symbol id="leaf"/);
    expect(file.contents).toContain('<symbol id="metronome" viewBox="0 0 8 8"><path d="M2 2h6"/></symbol>');
    expect(file.contents).not.toMatch(/<symbol[^>]* (width|class)=/);
  });
});

test('the names in compiled templates are found where an icon is chosen or passed on', () => {
  const code = `
    (0, import_jsx_runtime.jsx)(import_treesite.Icon, { className: "small", name: open ? "x" : "menu" });
    function CheckList({ items, icon = "check" }) { return jsx(import_treesite.Icon, { name: icon }); }
    jsx(Field, { name: "phone" });`;
  expect([...iconsInCode(code)].sort()).toEqual(['check', 'menu', 'x']);
});
