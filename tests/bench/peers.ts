/**
 * The tools that treesite is measured against. Each builds the same site as its own users would write it: one page per place,
 * per county, a list of counties and a home page, with the same words, links, structured data and about as much markup as
 * treesite's pages. They do less work than treesite: texts are plain (no Markdown, no {tokens}), neighbors and the
 * places of a county are given in the data, the footer lists twelve counties, and nothing is validated, checked, minified
 * or compressed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { contentHash } from '../../src/files/content-hash.ts';
import type { BenchPlace, BenchSite } from './generate-site.ts';
import { type Shell, shellOf, withPhone } from './peer-shell.ts';
import type { Subject } from './subject.ts';
import { editedPlace, withWords } from './treesite-subject.ts';

const sources = path.join(import.meta.dirname, 'peers');

export interface Peers {
  react: Subject;
  eleventy: Subject;
  /** Undefined where Hugo is not installed. */
  hugo: Subject | undefined;
}

/** Installs what comes from the registry into a folder of its own, once per lockfile. */
export function loadPeers(): Peers {
  const tools = path.join(
    os.tmpdir(),
    `treesite-bench-${contentHash(readFileSync(path.join(sources, 'package-lock.json')))}`,
  );
  if (!existsSync(path.join(tools, 'node_modules'))) {
    mkdirSync(tools, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(sources, file), path.join(tools, file));
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' });
  }
  const modules = path.join(tools, 'node_modules');
  const versionOf = (name: string) =>
    String(JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')).version);
  const eleventy = path.join(modules, '@11ty', 'eleventy', 'cmd.cjs');
  const hugo = hugoVersion();
  return {
    react: {
      name: `bare React loop (React ${versionOf('react')}, js-yaml ${versionOf('js-yaml')})`,
      ...peer({ source: 'react', modules, places: 'places', counties: 'counties', ending: '.yaml', shell: '.' }),
      build: (folder) => ({ args: [process.execPath, 'build.js'], cwd: folder, env: { NODE_ENV: 'production' } }),
    },
    eleventy: {
      name: `Eleventy ${versionOf('@11ty/eleventy')}`,
      ...peer({
        ...{ source: 'eleventy', modules, places: 'areas', counties: 'areas', ending: '.md', shell: '_data' },
        layouts: { place: { layout: 'place.njk' }, county: { layout: 'county.njk' } },
        lists: {
          index: { layout: 'list.njk', name: 'Home' },
          'areas/index': { layout: 'list.njk', name: 'Service Areas' },
        },
      }),
      build: (folder) => ({ args: [process.execPath, eleventy], cwd: folder }),
    },
    hugo:
      hugo === undefined
        ? undefined
        : {
            name: `Hugo ${hugo}`,
            ...peer({
              ...{ source: 'hugo', places: 'content/areas', counties: 'content/areas', ending: '.md', shell: 'data' },
              layouts: { county: { layout: 'county' } },
              lists: { 'content/_index': { name: 'Home' }, 'content/areas/_index': { name: 'Service Areas' } },
            }),
            build: (folder) => ({ args: ['hugo', '--quiet'], cwd: folder }),
          },
  };
}

function hugoVersion(): string | undefined {
  try {
    return /v[\d.]+/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[0].slice(1);
  } catch {
    return undefined;
  }
}

interface Form {
  /** The folder of templates in tests/bench/peers. */
  source: string;
  /** The folder in which its imports resolve. */
  modules?: string;
  /** The folders of data files, and their extension. Markdown files have their fields in front matter. */
  places: string;
  counties: string;
  ending: '.yaml' | '.md';
  /** Where shell.json goes. */
  shell: string;
  /** Fields that choose the template of a page. */
  layouts?: { place?: object; county?: object };
  /** The home page and the list of counties, where they have files. */
  lists?: Record<string, object>;
}

function peer(form: Form): Pick<Subject, 'write' | 'clean' | 'edit'> {
  const writeFields = (file: string, fields: object) => {
    const text = stringify(fields);
    writeFileSync(`${file}${form.ending}`, form.ending === '.md' ? `---\n${text}---\n` : text);
  };
  const writePlace = (folder: string, { site, shell, place }: { site: BenchSite; shell: Shell; place: BenchPlace }) =>
    writeFields(path.join(folder, form.places, place.slug), {
      ...withPhone(place.fields, shell.phone),
      ...form.layouts?.place,
      countyName: site.counties.find(({ slug }) => slug === place.county)?.name,
      nearby: place.nearby,
    });
  return {
    write(folder, site) {
      cpSync(path.join(sources, form.source), folder, { recursive: true });
      if (form.modules !== undefined) {
        writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
        symlinkSync(form.modules, path.join(folder, 'node_modules'));
      }
      for (const name of [form.places, form.counties, form.shell])
        mkdirSync(path.join(folder, name), { recursive: true });
      const shell = shellOf(site);
      writeFileSync(path.join(folder, form.shell, 'shell.json'), JSON.stringify(shell));
      for (const [file, fields] of Object.entries(form.lists ?? {}))
        writeFields(path.join(folder, file), { ...shell.home, ...fields });
      for (const county of site.counties)
        writeFields(path.join(folder, form.counties, county.slug), {
          ...county.fields,
          ...form.layouts?.county,
          places: county.places.map(({ slug, name, eta }) => ({ slug, name, eta })),
        });
      for (const place of site.places) writePlace(folder, { site, shell, place });
    },
    clean: (folder) => rmSync(path.join(folder, 'dist'), { recursive: true, force: true }),
    edit: (folder, { site, words }) =>
      writePlace(folder, { site, shell: shellOf(site), place: withWords(editedPlace(site.places), words) }),
  };
}
