/** The dev servers that bench:dev times: each writes a site, is started on it, and saves a text of one of its pages. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { placeSlug, writeManyPlaces } from './many-places.ts';

export interface Subject {
  name: string;
  /** Writes a site of so many places, each about 10 kB of text. */
  write: (folder: string, places: number) => void;
  /** What Node is started with, in that folder. */
  command: (folder: string) => string[];
  /** The page that is looked at. */
  page: string;
  /** What is saved, and how these words come onto the page. */
  saves: Record<string, (folder: string, words: string) => void>;
}

const repository = path.join(import.meta.dirname, '..', '..');
const slug = placeSlug(0);
const cityFile = (folder: string) => path.join(folder, 'data', 'cities', `${slug}.yaml`);

export const treesite: Subject = {
  name: 'treesite',
  write: writeManyPlaces,
  command: (folder) => [path.join(repository, 'bin', 'treesite.js'), 'dev', '--root', folder, '--port', '0'],
  page: `areas/${slug}/`,
  saves: {
    data: (folder, words) => {
      const place: object = parse(readFileSync(cityFile(folder), 'utf8'));
      writeFileSync(cityFile(folder), stringify({ ...place, intro: words }));
    },
    template: (folder, words) => {
      const name = path.join('templates', 'components', 'Footer.tsx');
      const builtIn = readFileSync(path.join(repository, name), 'utf8');
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(
        path.join(folder, name),
        builtIn.replace(/<p>\{footer.copyright\}/, `<p>${words} {footer.copyright}`),
      );
    },
    style: (folder, words) => {
      const name = path.join('templates', 'styles', 'base.css');
      const builtIn = readFileSync(path.join(repository, name), 'utf8');
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), `${builtIn}\n:root { --words: "${words}"; }\n`);
    },
  },
};

const eleventyVersion = '3.1.2';

/** Installs Eleventy into `tools`. Its pages are Markdown in one plain layout, which is less than treesite does for each. */
export function eleventy(tools: string): Subject {
  mkdirSync(tools, { recursive: true });
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', tools];
  execFileSync('npm', [...install, `@11ty/eleventy@${eleventyVersion}`], { stdio: 'ignore' });
  const placeFile = (folder: string, name: string) => path.join(folder, 'places', `${name}.md`);
  const placeText = (name: string, words: string, rest: string) =>
    `---\ntitle: ${name}\nlayout: place.html\n---\n\n${words}\n\n${rest}`;
  const text = readFileSync(path.join(repository, 'data', 'cities', 'ayden-nc.yaml'), 'utf8').replaceAll(
    /[#:>|{}[\]]/g,
    '',
  );
  return {
    name: `Eleventy ${eleventyVersion} --serve --incremental`,
    write: (folder, places) => {
      mkdirSync(path.join(folder, '_includes'), { recursive: true });
      mkdirSync(path.join(folder, 'places'));
      writeFileSync(
        path.join(folder, '_includes', 'place.html'),
        '<!doctype html><html lang="en"><head><title>{{ title }}</title></head><body><main>{{ content }}</main></body></html>',
      );
      for (let index = 0; index < places; index++)
        writeFileSync(placeFile(folder, placeSlug(index)), placeText(placeSlug(index), '', text));
    },
    command: () => [path.join(tools, 'node_modules', '@11ty', 'eleventy', 'cmd.cjs'), '--serve', '--incremental'],
    page: `places/${slug}/`,
    saves: { data: (folder, words) => writeFileSync(placeFile(folder, slug), placeText(slug, words, text)) },
  };
}
