/** The browser's script takes over the server's island: nothing changes except what the effects set, each listed here. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundleScripts } from '../../../src/assets/bundle/bundle-scripts.ts';
import { TemplateFolders } from '../../../src/assets/bundle/template-folders.ts';
import { createDocument } from '../../support/create-document.ts';
import { projectRoot } from '../../support/sites/run-cli.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { Slides } from './templates/components/Slides/Slides.island.tsx';

const folder = tempFolder({ 'package.json': '{"type":"module"}' });
const server = renderToStaticMarkup(
  <main>
    <Slides label="Reviews & <more>" next="On" count={3}>
      {['One', 'Two', 'Three'].map((text) => (
        <div key={text} className="slide">
          <blockquote>{text}</blockquote>
        </div>
      ))}
    </Slides>
  </main>,
);

const window = createDocument();
// What the newest browsers know, so that nothing is loaded for older ones.
const { HTMLButtonElement, HTMLDialogElement, HTMLDetailsElement } = window;
const newest: [prototype: object, name: string][] = [
  [HTMLButtonElement.prototype, 'commandForElement'],
  [HTMLDialogElement.prototype, 'closedBy'],
  [HTMLDetailsElement.prototype, 'name'],
];
for (const [prototype, name] of newest) Object.assign(prototype, { [name]: '' });
// Documents of other files have the same prototypes.
afterAll(() => newest.forEach(([prototype, name]) => void Reflect.deleteProperty(prototype, name)));

const mutations: MutationRecord[] = [];
let hydrated = '';
const inBody = () => document.body.innerHTML;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const section = () => document.querySelector('section') as HTMLElement;

beforeAll(async () => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = server;
  const { entry, files } = await bundleIsland();
  for (const [name, text] of files) {
    // At the end of the module, hydration is done and no effect has rendered again.
    const last = name === entry ? '\nglobalThis.afterScript();' : '';
    writeFileSync(path.join(folder, name), text + last);
  }
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  vi.stubGlobal('afterScript', () => {
    mutations.push(...observer.takeRecords());
    hydrated = inBody();
    observer.disconnect();
  });
  await import(/* @vite-ignore */ pathToFileURL(path.join(folder, entry)).href);
});

describe('hydration of an island', () => {
  test('changes nothing by itself', () => {
    expect(hydrated).toBe(inHappyDom(server));
    expect(mutations).toEqual([]);
  });

  test('lets its effects change what they say, and nothing else', async () => {
    await settle();
    expect(section().getAttribute('data-live')).toBe('');
    const copy = document.createElement('div');
    copy.innerHTML = inBody();
    copy.querySelector('section')?.removeAttribute('data-live');
    expect(copy.innerHTML).toBe(inHappyDom(server));
  });

  test('makes the server’s own button work, and keeps the server’s slides', async () => {
    const button = document.querySelector('button');
    for (const index of ['1', '2', '0']) {
      button?.click();
      await settle();
      expect(section().getAttribute('data-index')).toBe(index);
    }
    expect(document.querySelector('button')).toBe(button);
    expect(document.querySelectorAll('blockquote')).toHaveLength(3);
  });
});

/** As this DOM writes it, so that only differences of content count. */
function inHappyDom(html: string): string {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.innerHTML;
}

/** Name below `assets` to its text; `entry` is the one that pages load. */
async function bundleIsland(): Promise<{ entry: string; files: Map<string, string> }> {
  const folders = new TemplateFolders(path.join(import.meta.dirname, 'templates'), path.join(projectRoot, 'templates'));
  const parts = new Map([['home', { scripts: [], islands: ['components/Slides/Slides.island.tsx'] }]]);
  const bundles = await bundleScripts(folders, {
    ...{ root: projectRoot, packageRoot: projectRoot, hasDeferred: false },
    parts,
  });
  if (Array.isArray(bundles)) throw new Error(bundles.map((problem) => problem.message).join('\n'));
  return {
    entry: path.basename(bundles.urls.get('home') ?? ''),
    files: new Map(bundles.files.map((file) => [path.basename(file.path), String(file.contents)])),
  };
}
