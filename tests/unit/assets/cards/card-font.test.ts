/** Fonts with rules that opentype.js cannot apply. */
import { Font, Glyph, Path } from 'opentype.js';
import { expect, it } from 'vitest';
import { parseCardFont } from '../../../../src/assets/cards/card-font.ts';

it('a font with a substitution by context has widths and outlines', () => {
  const path = new Path();
  path.moveTo(0, 0);
  path.lineTo(500, 0);
  path.lineTo(500, 700);
  path.close();
  const glyphs = [
    new Glyph({ name: '.notdef', advanceWidth: 500, path: new Path() }),
    new Glyph({ name: 'a', unicode: 97, advanceWidth: 600, path }),
  ];
  const metrics = { unitsPerEm: 1000, ascender: 800, descender: -200 };
  const font = new Font({ familyName: 'Test', styleName: 'Regular', ...metrics, glyphs });
  const coverage = { format: 1, glyphs: [1] };
  const rule = { backtrack: [], input: [], lookahead: [1], lookupRecords: [{ sequenceIndex: 0, lookupListIndex: 0 }] };
  const subtable = { substFormat: 1, coverage, chainRuleSets: [[rule]] };
  const feature = { tag: 'ccmp', feature: { featureParams: 0, lookupListIndexes: [0] } };
  const script = { defaultLangSys: { reserved: 0, reqFeatureIndex: 0xffff, featureIndexes: [0] }, langSysRecords: [] };
  Object.assign(font.tables, {
    gsub: {
      version: 1,
      scripts: ['DFLT', 'latn'].map((tag) => ({ tag, script })),
      features: [feature],
      lookups: [{ lookupType: 6, lookupFlag: 0, subtables: [subtable] }],
    },
  });
  const card = parseCardFont(new Uint8Array(font.toArrayBuffer()));
  expect(card.width('aa', 100)).toBe(120);
  expect(card.outline('aa', { x: 0, y: 0, size: 100 })).toContain('M60');
});
