/** Posts: their list, the pages that show them, and the day that they wait for. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCold } from '../support/sites/build-small-site.ts';
import { readBuilt } from '../support/sites/built-folder.ts';
import { editFile, writeFiles } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';

/** The titles of the cards on a page. */
const cards = (html: string) =>
  [...html.matchAll(/<h[23]>([^<]*)<\/h[23]><p class="muted">/g)].map(([, title]) => title);

describe('a post that waits for its day', () => {
  let folder: string;
  /** Both times are on the same day of Universal Time, and on two days of the business's. */
  const buildAt = async (time: '2026-06-30T23:30' | '2026-07-01T00:30') => {
    const { code, stdout, stderr } = await runHere(['build', '--root', folder, '--now', `${time}:00-07:00`]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return { stdout, ...readBuilt(path.join(folder, 'dist')) };
  };
  const places = ['index.html', 'news/index.html', 'services/piano-tuning/index.html', 'news/feed.atom', 'sitemap.xml'];

  beforeAll(async () => {
    folder = overlaySite('extras');
    // Every time shows a change by now: the build after the first sees that there is nothing to do.
    await setTimeout(100);
  });

  it('is nowhere before it, and the build says until when, also if nothing has changed', async () => {
    const before = await buildAt('2026-06-30T23:30');
    expect(before.pages).not.toContain('news/not-yet/index.html');
    for (const file of places) expect(before.text(file)).not.toMatch(/not.yet/i);
    expect(before.stdout).toContain('1 post waits for 2026-07-01. Build the site on that day to publish it.\n');
    expect((await buildAt('2026-06-30T23:30')).stdout).toMatch(
      /Nothing changed since the last build.\n1 post waits for/,
    );
  });

  it('is published by the next build on that day, with every page that shows it', async () => {
    const after = await buildAt('2026-07-01T00:30');
    expect(after.stdout).not.toContain('waits');
    for (const file of places) expect(after.text(file)).toMatch(/not.yet/i);
    expect(cards(after.text('news/index.html'))[0]).toBe('Not yet');
  });
});

describe('a site whose posts all wait', () => {
  const post = 'data/posts/2026-07-01-first.md';
  const site = () => {
    const folder = overlaySite('minimal');
    editFile(folder, 'data/site.yaml', '    href: /contact/\n', '$&  - { label: News, href: /news/ }\n');
    writeFiles(folder, { [post]: postOf('2026-07-01') });
    return folder;
  };
  const build = (folder: string, day: string) =>
    runHere(['build', '--root', folder, '--now', `2026-${day}T12:00:00-07:00`]);
  const menu = (folder: string) => /href="\/news\/"/.test(readFileSync(path.join(folder, 'dist/index.html'), 'utf8'));

  it('has no link to their list in its menu until the first is published', async () => {
    const folder = site();
    expect(await build(folder, '06-30')).toMatchObject({ code: 0, stderr: '' });
    expect(menu(folder)).toBe(false);
    expect(await build(folder, '07-01')).toMatchObject({ code: 0, stderr: '' });
    expect(menu(folder)).toBe(true);
    writeFileSync(path.join(folder, post), postOf('2026-07-01').replace('date:', 'draft: true\ndate:'));
    expect(await build(folder, '07-01')).toMatchObject({ code: 0, stderr: '' });
    expect(menu(folder)).toBe(false);
  });

  it.each([
    ['a page of text', 'data/pages/news.md', 'title: News'],
    ['a page with that alias', 'data/pages/terms.md', 'title: Terms\naliases: [/news/]'],
  ])('keep a link in the menu to %s at that URL', async (_, file, head) => {
    const folder = site();
    rmSync(path.join(folder, post));
    const meta = 'metaTitle: About\nmetaDescription: About it.\nkeywords: [terms]';
    writeFileSync(path.join(folder, file), `---\n${head}\n${meta}\n---\nWords.\n`);
    expect(await build(folder, '07-01')).toMatchObject({ code: 0 });
    expect(menu(folder)).toBe(true);
  });

  it('reports a link to it in a text with a post that it waits for, and any link if there is no post', async () => {
    const folder = site();
    const head = 'title: Terms\nmetaTitle: Terms\nmetaDescription: Our terms.\nkeywords: [terms]';
    writeFileSync(path.join(folder, 'data/pages/terms.md'), `---\n${head}\n---\nSee our [news](/news/).\n`);
    const { code, stderr } = await build(folder, '06-30');
    expect(code).toBe(1);
    expect(stderr).toContain(`A link points to /news/, which is not published yet: ${post} is a draft`);
    rmSync(path.join(folder, post));
    expect((await build(folder, '07-01')).stderr).toContain('This site has no page /news/.');
  });
});

describe('the list of posts', () => {
  it('has pages, newest first, and of one day in the order of their names', async () => {
    const folder = overlaySite('extras');
    for (const number of [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
      writeFileSync(path.join(folder, `data/posts/2026-04-${number}-post-${number}.md`), postOf(`2026-04-${number}`));
    const built = await buildCold(folder);
    const [first, second] = ['news/index.html', 'news/page-2/index.html'].map((file) => built.text(file));
    expect(cards(first ?? '')).toHaveLength(12);
    expect(cards(first ?? '').slice(0, 3)).toEqual([
      'A new van for High Desert Pianos',
      'A quiet week in July',
      'Post of 2026-04-20',
    ]);
    expect(cards(second ?? '')).toEqual(['Post of 2026-04-10']);
    expect(second).toContain('<title>News from High Desert Pianos, page 2 of 2</title>');
    expect(first).toContain('<a href="/news/page-2/">April 10, 2026 to April 10, 2026</a>');
    expect(first).toMatch(/rel="next" href="\/news\/page-2\/"/);
    expect(second).toMatch(/rel="prev" href="\/news\/"/);
    expect(second).toMatch(/aria-current="page"/);
    expect([...built.text('index.html').matchAll(/<a href="\/news\/[^"]/g)]).toHaveLength(3);
    expect(built.text('sitemap.xml')).toContain('/news/page-2/</loc>');
  });
});

function postOf(day: string): string {
  return `---\ntitle: Post of ${day}\ndate: ${day}\ndescription: What we did on ${day}, in a sentence that is long enough for a list of search results.\n---\nWords.\n`;
}
