/** UTF-8 that a program has read in another encoding and saved again. */
import { expect, test } from 'vitest';
import { parseYaml } from '../../../src/load/parse-source.ts';

const parse = (text: string) => parseYaml({ file: 'data/site.yaml', kind: 'site', slug: 'site', text });

test.each([
  ['caf\u00c3\u00a9', '“\u00c3\u00a9”', 'Write é, '],
  ['we\u00e2\u20ac\u2122re here', '“\u00e2\u20ac\u2122”', 'Write ’, '],
  ['20\u00c2\u00b0 slope', '“\u00c2\u00b0”', 'Write °, '],
  ['\u00e2\u20ac\u00a2 first', '“\u00e2\u20ac\u00a2”', 'Type it again, '],
  ['"caf\\u00c3\\u00a9"', '“\u00c3\u00a9”', 'Write é, '],
])('%s is reported, with the letter that was meant', (text, letters, hint) => {
  expect(parse(`name: ${text}\n`)).toMatchObject([
    {
      code: 'text/forbidden-character',
      message: `${letters} is a letter that was read in a wrong encoding.`,
      hint: expect.stringContaining(hint),
      at: { line: 1 },
    },
  ]);
});

test.each(['«MANHÃ»', 'SÃO JOÃO', 'Â la carte', 'pâté', 'â €5', 'CÂMARA·1', 'Ã “quoted”'])('%s is text', (text) => {
  expect(parse(`name: ${text}\n`)).toMatchObject({ value: { name: text } });
});
