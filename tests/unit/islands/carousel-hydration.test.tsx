/** The browser's script takes over the server's carousel: nothing changes except what the effects set, each listed here. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Carousel } from '../../../templates/components/Carousel/Carousel.island.tsx';
import { bundleScripts } from '../../support/browser-bundle.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-script-'));
const server = renderToStaticMarkup(
  <main>
    <Carousel label="Reviews & <more>" previous="Back" next="On" pause="Pause" play="Play" count={3}>
      {['One', 'Two', 'Three'].map((text) => (
        <div key={text} className="slide">
          <blockquote>{text}</blockquote>
        </div>
      ))}
    </Carousel>
  </main>,
);

/** What the script uses of a browser's globals. */
const globals = [
  'document',
  'location',
  'history',
  'localStorage',
  'matchMedia',
  'addEventListener',
  'scrollY',
  'IntersectionObserver',
  'MutationObserver',
  'Element',
  'HTMLElement',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'HTMLDetailsElement',
  'HTMLFormElement',
] as const;

const window = new Window({ url: 'https://example.com/' });
// What the newest browsers know, so that nothing is loaded for older ones.
const { HTMLButtonElement, HTMLDialogElement, HTMLDetailsElement } = window;
Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
Object.assign(HTMLDialogElement.prototype, { closedBy: 'none' });
Object.assign(HTMLDetailsElement.prototype, { name: '' });

const mutations: MutationRecord[] = [];
let hydrated = '';
const inBody = () => document.body.innerHTML;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const carousel = () => document.querySelector('.carousel') as HTMLElement;

beforeAll(async () => {
  for (const name of globals) {
    const value = window[name] as unknown;
    vi.stubGlobal(name, /^[a-z]/.test(name) && typeof value === 'function' ? value.bind(window) : value);
  }
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = server;
  const { entry, files } = await bundleScripts(['Carousel']);
  for (const [name, text] of files) {
    // At the end of the module, hydration is done and no effect has rendered again.
    const last = name === entry ? '\nglobalThis.afterScript();' : '';
    writeFileSync(path.join(folder, name), text + last);
  }
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  vi.stubGlobal('afterScript', () => {
    mutations.push(...observer.takeRecords());
    hydrated = inBody();
    observer.disconnect();
  });
  await import(/* @vite-ignore */ pathToFileURL(path.join(folder, entry)).href);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('hydration of the carousel', () => {
  test('changes nothing by itself', () => {
    expect(hydrated).toBe(inHappyDom(server));
    expect(mutations).toEqual([]);
  });

  test('lets its effects mark the section as live and the slides as current or not, and nothing else', async () => {
    await settle();
    expect(carousel().getAttribute('data-live')).toBe('');
    const slides = [...document.querySelectorAll<HTMLElement>('.slide')];
    expect(slides.map((slide) => slide.dataset.state)).toEqual(['current', 'after', 'after']);
    expect(slides.map((slide) => slide.inert)).toEqual([false, true, true]);
    const copy = document.createElement('div');
    copy.innerHTML = inBody();
    copy.querySelector('.carousel')?.removeAttribute('data-live');
    for (const slide of copy.querySelectorAll('.slide')) {
      slide.removeAttribute('data-state');
      slide.removeAttribute('inert');
    }
    expect(copy.innerHTML).toBe(inHappyDom(server));
  });

  test('makes the server’s own buttons work', async () => {
    const [back, pause, on] = [...document.querySelectorAll('button')];
    const current = () => document.querySelector('[data-state=current]')?.textContent;
    on?.click();
    await settle();
    expect(current()).toBe('Two');
    back?.click();
    back?.click();
    await settle();
    expect(current()).toBe('Three');
    pause?.click();
    await settle();
    expect(pause?.getAttribute('aria-label')).toBe('Play');
    expect(document.querySelectorAll('button')).toHaveLength(3);
  });
});

/** As this DOM writes it, so that only differences of content count. */
function inHappyDom(html: string): string {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.innerHTML;
}
