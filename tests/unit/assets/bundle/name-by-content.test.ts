/** The name of a script depends on its contents and those of the scripts that it imports, and on nothing else. */
import { expect, it } from 'vitest';
import { type BundledScript, nameByContent } from '../../../../src/assets/bundle/name-by-content.ts';

const entry = (hash: string, chunk: string): BundledScript => ({
  name: `site.${hash}.js`,
  contents: `start(()=>import("./send.${chunk}.js"))`,
});
const send = (hash: string, site: string, body = 'send()'): BundledScript => ({
  name: `send.${hash}.js`,
  contents: `import{a}from"./site.${site}.js";${body}`,
});
const namesOf = (...scripts: BundledScript[]) => [...nameByContent(scripts).values()].map(({ name }) => name);

it('gives the same names regardless of the names before, even if scripts import each other', () => {
  expect(namesOf(entry('AA', 'BB'), send('BB', 'AA'))).toEqual(namesOf(entry('CC', 'DD'), send('DD', 'CC')));
});

it('writes the new names into the scripts', () => {
  const [site, chunk] = [...nameByContent([entry('AA', 'BB'), send('BB', 'AA')]).values()];
  expect(site?.contents).toBe(`start(()=>import("./${chunk?.name}"))`);
  expect(chunk?.contents).toBe(`import{a}from"./${site?.name}";send()`);
  expect(site?.name).toMatch(/^site\.[0-9a-z]{10,}\.js$/);
});
