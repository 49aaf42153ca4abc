/** The parts of this repository's own company that the bench uses: names, links, services, words. Reads its data folder. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { splitLanguage } from '../../src/domain/texts/languages.ts';
import type { ServiceFile, Site } from '../../src/schema/types.gen.ts';

export const repository = path.join(import.meta.dirname, '..', '..');

const data = path.join(repository, 'data');

/** The bench builds the company's site in its main language. */
export function isTranslation(name: string): boolean {
  return splitLanguage(name).language !== undefined;
}

export function ownSite(): Site {
  return parse(readFileSync(path.join(data, 'site.yaml'), 'utf8'));
}

/** Slugs with titles. */
export function ownServices(): Map<string, ServiceFile> {
  const files = readdirSync(path.join(data, 'services'))
    .filter((name) => !isTranslation(name))
    .sort();
  return new Map(
    files.map((file) => [path.parse(file).name, parse(readFileSync(path.join(data, 'services', file), 'utf8'))]),
  );
}

/** What made-up places refer to. */
export function ownCompany(): { services: string[]; tiers: string[] } {
  return { services: [...ownServices().keys()], tiers: Object.keys(ownSite().tiers) };
}
