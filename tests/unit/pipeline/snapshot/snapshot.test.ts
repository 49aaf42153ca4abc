/** When a build leaves the body of the earlier one in place, because the next one would repeat little of it. */
import { expect, it } from 'vitest';
import { isNear, type SnapshotBody } from '../../../../src/pipeline/snapshot/snapshot.ts';

const links = { key: 'a', diagnostics: [], redirects: [] };
const cached = () => ({ hash: 'a', facts: {} });
/** Of 300 files: two pages and a file, or a page and two files, are a hundredth. */
const files = Object.fromEntries(
  Array.from({ length: 300 }, (_, number) => [`data/cities/place-${number}.yaml`, cached()]),
);

function body({ targets = ['/robots.txt'], byPath = files, own = links } = {}): SnapshotBody {
  return { '': { files: { byPath }, links: own, pages: { targets } } } as unknown as SnapshotBody;
}

const edited = { ...files, 'data/cities/place-7.yaml': cached() };

it.each<[what: string, isSo: boolean, current: SnapshotBody, pages: number]>([
  ['a text was edited', true, body({ byPath: edited }), 1],
  ['texts of a hundredth were edited, one after the other', true, body({ byPath: edited }), 2],
  ['more were edited', false, body({ byPath: edited }), 3],
  ['a page was made because it reads the clock', true, body(), 1],
  ['what was found between files was found again', false, body({ own: { ...links } }), 0],
  ['a file that links may lead to was deleted', false, body({ targets: [] }), 0],
  ['a language was added', false, { ...body(), es: body()[''] } as SnapshotBody, 0],
])('%s: %s', (_, isSo, current, pages) => {
  expect(isNear(body(), current, pages)).toBe(isSo);
});
