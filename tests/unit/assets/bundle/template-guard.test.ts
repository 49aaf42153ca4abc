/** A site's own templates can neither hang nor end a build. The limits here are short; builds have 10 s. */
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { bundleTemplates } from '../../../../src/assets/bundle/bundle-templates.ts';
import { loadTemplates, type Templates } from '../../../../src/assets/bundle/load-templates.ts';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { maxElements, withElementLimit } from '../../../../src/assets/bundle/template-guard.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();
const home = `import { Hero } from '../components/Hero.tsx'; export const Page = () => Hero();`;
const quiet = 'export const Hero = () => null;';

async function load(hero: string, timeoutMs = 5000): Promise<Templates> {
  const builtIn = { 'package/pages/home.tsx': home, 'package/components/Hero.tsx': quiet };
  const root = makeFolder({ ...builtIn, 'templates/components/Hero.tsx': hero });
  const folders = new TemplateFolders(path.join(root, 'templates'), path.join(root, 'package'));
  const bundled = await bundleTemplates(folders, { root, sharedModules: [], development: false });
  if ('diagnostics' in bundled) throw new Error(bundled.diagnostics[0]?.message);
  return loadTemplates(bundled, {}, { root, timeoutMs });
}

/** What the home page returns. */
function show({ pages, run }: Templates): unknown {
  const page = pages.get('home') as () => unknown;
  return run(() => page());
}

describe('a template of the site', () => {
  test('that never ends is stopped, and the next one runs as before', async () => {
    const hero = 'let times = 0; export const Hero = () => { for (;;) if (times++ > 1e12) return; };';
    // Loading has the same short limit, which a pause of the machine can use up.
    const templates = await vi.waitFor(() => load(hero, 100), { timeout: 20_000 });
    expect(() => show(templates)).toThrow(expect.objectContaining({ code: 'TREESITE_ENDLESS' }));
    expect(templates.run(() => 'more')).toBe('more');
    expect([...templates.own]).toEqual([['home', ['templates/components/Hero.tsx']]]);
  });

  test('that never ends while it is loaded is stopped', async () => {
    await expect(load(`for (;;) {} ${quiet}`, 100)).rejects.toMatchObject({ code: 'TREESITE_ENDLESS' });
  });

  test.each(['process.exit(0)', 'process.abort()', 'own.exit(0)'])(
    'cannot end the process by %s, and is named',
    async (call) => {
      const hero = `import own from 'node:process';\nexport const Hero = () => { own; ${call}; };`;
      const templates = await load(hero);
      const failure = thrown(() => show(templates));
      expect(String(failure)).toMatch(/^Error: Templates may not call process\.(exit|abort)\.$/);
      expect(templates.locate(failure)).toMatchObject({ file: 'templates/components/Hero.tsx', line: 2 });
    },
  );

  test('starts timers that never call: they keep nothing alive and cannot fail later', async () => {
    const late = `() => { globalThis[Symbol.for('test late')] = true; throw new Error('late'); }`;
    const calls = ['setTimeout', 'setInterval', 'setImmediate'].map((start) => `${start}(${late}, 0)`).join(', ');
    const timers = show(await load(`export const Hero = () => [${calls}];`)) as NodeJS.Timeout[];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(timers).toHaveLength(3);
    expect(Reflect.get(globalThis, Symbol.for('test late'))).toBeUndefined();
  });

  test.each([
    'queueMicrotask(late)',
    'process.nextTick(late)',
    'timers.setTimeout(late)',
    'Promise.resolve().then(late)',
    '(async () => { await null; late(); })()',
    '(async () => { for await (const one of [1]) late(one); })()',
    'Promise.all([1]).then(late)',
    'Promise.reject(new Error("handled")).catch(late)',
    'globalThis.Promise.resolve().then(late)',
    'globalThis.globalThis.queueMicrotask(late)',
    'Reflect.get(global, "Promise").resolve().then(late)',
    `Function('return this')().Promise.resolve().then(late)`,
    'crypto.subtle.digest("SHA-256", new Uint8Array(1)).then(late)',
  ])('%s never calls, as it could start itself again for ever, and is noted', async (code) => {
    const late = `const late = () => { globalThis[Symbol.for('test late')] = true; };`;
    const templates = await load(`import timers from 'node:timers'; ${late}\nexport const Hero = () => { ${code}; };`);
    expect(templates.takeCalls()).toEqual([]);
    show(templates);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(Reflect.get(globalThis, Symbol.for('test late'))).toBeUndefined();
    const [noted] = templates.takeCalls();
    expect(noted?.kind).toBe('never');
  });

  test.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'globalThis.Date.now()',
    'global.Math.random()',
    'Math.random()',
    'crypto.randomUUID()',
    'crypto.getRandomValues(new Uint8Array(1))',
    'own.randomBytes(1)',
    'performance.now()',
    'perf.performance.now()',
    'process.hrtime()',
    'process.hrtime.bigint()',
  ])('%s is noted, because pages would differ from build to build', async (code) => {
    const imports = `import own from 'node:crypto'; import perf from 'node:perf_hooks'; own; perf;`;
    const templates = await load(`${imports}\nexport const Hero = () => ${code};`);
    expect(show(templates)).toBeDefined();
    const [noted] = templates.takeCalls();
    expect(noted?.kind).toBe('changes');
    expect(noted?.name.replace('crypto', 'own').split('(')[0]).toBe(
      code
        .replace(/^(perf|globalThis|global)\./, '')
        .replace('crypto', 'own')
        .split('(')[0],
    );
  });

  test('may use dates and numbers that are the same in each build', async () => {
    const code = `[new Date(0).getTime(), Date.parse('2026-01-01'), new Date(0) instanceof Date, Math.max(1, 2), Math.PI > 3,
      Promise.resolve() instanceof Promise, crypto.subtle !== undefined, performance.timeOrigin > 0, Date.UTC(2026)]`;
    const templates = await load(`export const Hero = () => ${code};`);
    expect(show(templates)).toEqual([0, 1767225600000, true, 2, true, true, true, true, 1767225600000]);
    expect(templates.takeCalls()).toEqual([]);
  });

  test('cannot add to every object, and what it added is taken away', async () => {
    const hero = `export const Hero = () => { Object.prototype.extra = 1; };`;
    const templates = await load(hero);
    expect(() => show(templates)).toThrow('Templates may not add to Object.prototype: extra.');
    expect('extra' in {}).toBe(false);
  });

  test.each([
    ['Array.prototype.map', '\n;Array.prototype.map = () => [];'],
    ['String.prototype.replace', "\n;Reflect.set(String['prototype'], 'replace', () => 1);"],
    ['JSON', '\n;delete globalThis.JSON;'],
    ['Promise', '\n;globalThis.Promise = undefined;'],
    ['JSON.stringify', '\n;Object.defineProperty(JSON, "stringify", { get: () => () => "x" });'],
  ])('cannot replace %s, which is put back and named', async (name, change) => {
    const before = [Array.prototype.map, String.prototype.replace, JSON.stringify];
    const templates = await load(`export const Hero = () => {${change} };`);
    const failure = thrown(() => show(templates));
    expect([Array.prototype.map, String.prototype.replace, JSON.stringify]).toEqual(before);
    expect(String(failure)).toBe(`Error: Templates may not replace ${name}.`);
    const place = { file: 'templates/components/Hero.tsx', line: 2 };
    expect(templates.locate(failure)).toEqual(name.startsWith('String') ? undefined : expect.objectContaining(place));
    await expect(load(`${change} ${quiet}`)).rejects.toThrow(`Templates may not replace ${name}.`);
  });

  test('may add a function that is not there', async () => {
    expect(show(await load('export const Hero = () => { Array.prototype.ownExtra = () => 1; };'))).toBeUndefined();
    expect(Reflect.deleteProperty(Array.prototype, 'ownExtra')).toBe(true);
  });

  test('that contains itself is stopped by the number of elements, not by the clock', async () => {
    const jsx = () => ({});
    const limited = withElementLimit({ react: { createElement: jsx, version: '1' } }).react as {
      createElement: typeof jsx;
    };
    const { run } = await load(quiet);
    const make = (count: number) => () => {
      for (let made = 0; made < count; made++) limited.createElement();
      return count;
    };
    expect(run(make(maxElements))).toBe(maxElements);
    expect(run(make(1))).toBe(1);
    expect(() => run(make(maxElements + 1))).toThrow('The templates made more than 200,000 elements.');
    expect(run(make(1))).toBe(1);
  });

  test('may throw null', async () => {
    const templates = await load('export const Hero = () => { throw null; };');
    expect(thrown(() => show(templates))).toBeNull();
  });

  test('can extend classes of Node, use what its functions have as properties, and pass them on', async () => {
    const code = `[new (class extends fs.Stats {})() instanceof fs.Stats, fs.realpathSync.native('/'), fs.existsSync.name,
      typeof promisify(exec), exec[promisify.custom] !== undefined, ['/'].map(fs.existsSync)]`;
    const imports = `import { exec } from 'node:child_process'; import fs from 'node:fs'; import { promisify } from 'node:util';`;
    const templates = await load(`${imports}\nexport const Hero = () => ${code};`);
    expect(show(templates)).toEqual([true, '/', 'existsSync', 'function', true, [true]]);
    expect(templates.takeCalls().map(({ name }) => name)).toEqual(['fs.existsSync()']);
  });

  test.each([
    ['const env = process.env; const word = env.NODE_ENV;', 'production', []],
    ['const { NODE_ENV: word } = process.env;', 'production', []],
    ['const word = { ...process.env }.PATH;', process.env.PATH, ['process.env']],
    ['const word = Object.values(process.env).length > 0;', true, ['process.env']],
    ['const word = process.env.PATH;', process.env.PATH, ['process.env.PATH']],
  ])('reads the environment once, and never its NODE_ENV: %s', async (code, word, names) => {
    const templates = await load(`export const Hero = () => { ${code} return word; };`);
    expect(show(templates)).toBe(word);
    expect(templates.takeCalls().map(({ name }) => name)).toEqual(names);
  });
});

test('a thousand calls of one function do not hide those of another', async () => {
  const code = 'for (let index = 0; index < 1_100; index++) fs.existsSync("/"); return Math.random();';
  const templates = await load(`import fs from 'node:fs';\nexport const Hero = () => { ${code} };`);
  expect(show(templates)).toBeLessThan(1);
  expect(templates.takeCalls().map(({ name }) => name)).toEqual(['fs.existsSync()', 'Math.random()']);
});

test('a site without its own templates runs without the limits', async () => {
  const root = makeFolder({ 'package/pages/home.tsx': home, 'package/components/Hero.tsx': quiet });
  const builtIn = path.join(root, 'package');
  const folders = new TemplateFolders(path.join(root, 'templates'), builtIn);
  const bundled = await bundleTemplates(folders, { root, sharedModules: [], development: false });
  expect(bundled).toMatchObject({ own: new Map() });
});

function thrown(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
