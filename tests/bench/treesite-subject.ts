/** treesite as the bench measures it: this repository's company, with made-up places and counties in addition to its own. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { BenchPlace } from './generate-site.ts';
import { isTranslation, repository } from './own-company.ts';
import type { Subject } from './subject.ts';

const program = path.join(repository, 'bin', 'treesite.js');

export const treesite: Subject = {
  name: 'treesite',
  write(folder, site) {
    copyOwnSite(folder);
    cardsByCounty(folder);
    for (const { slug, fields } of site.counties)
      writeFileSync(path.join(folder, 'data', 'counties', `${slug}.yaml`), stringify(fields));
    mkdirSync(path.join(folder, 'data', 'cities'), { recursive: true });
    for (const place of site.places) writePlace(folder, place);
  },
  build: (folder) => ({ args: [process.execPath, program, 'build', '--quiet', '--root', folder], cwd: folder }),
  clean(folder) {
    for (const made of ['dist', '.treesite']) rmSync(path.join(folder, made), { recursive: true, force: true });
  },
  edit(folder, { site, words }) {
    writePlace(folder, withWords(editedPlace(site.places), words));
  },
};

/** What Node is started with for `bench:dev`. */
export const serveArgs = (folder: string) => [program, 'dev', '--root', folder, '--port', '0'];

/** This repository's own site in its main language; the company's services, pages and places. */
function copyOwnSite(folder: string): void {
  const data = path.join(folder, 'data');
  cpSync(path.join(repository, 'data'), data, { recursive: true, filter: (file) => !isTranslation(file) });
  const settings = path.join(data, 'site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^languages: \[([\w-]+).*$/m, 'language: $1'));
}

/** One in the middle of the site. */
export function editedPlace(places: readonly BenchPlace[]): BenchPlace {
  const place = places[Math.floor(places.length / 2)];
  if (!place) throw new Error('The site has no places.');
  return place;
}

export function withWords(place: BenchPlace, words: string): BenchPlace {
  return { ...place, fields: { ...place.fields, intro: `${place.fields.intro} ${words}` } };
}

function writePlace(folder: string, { slug, fields }: BenchPlace): void {
  writeFileSync(path.join(folder, 'data', 'cities', `${slug}.yaml`), stringify(fields));
}

/** The policy that the targets are set for. */
function cardsByCounty(folder: string): void {
  const site = path.join(folder, 'data', 'site.yaml');
  writeFileSync(site, `${readFileSync(site, 'utf8')}\nshareCards: county\n`);
}
