/**
 * Google's requirements for rich results, from its documentation
 * (developers.google.com/search/docs/appearance/structured-data). Data only.
 *
 * Recommended properties are not required: pages have them if the data does, and some businesses have none, such as a
 * street for one that only travels to its customers.
 */
import { isGroup } from '../../../src/domain/groups.ts';
import { asList, type Node } from './parse-structured-data.ts';

interface Requirement {
  /** Paths of properties, one of which is enough. */
  oneOf: readonly string[];
  /** The last entry of a list need not have it. */
  butLast?: true;
}

export interface RichResult {
  type: string;
  /** True: required everywhere. False: required only for top-level nodes. */
  anywhere: boolean;
  requires: readonly Requirement[];
  /** Properties that the parent provides if the node is nested. */
  unlessInside?: readonly Requirement[];
}

const all = (...paths: string[]): Requirement[] => paths.map((path) => ({ oneOf: [path] }));

export const richResults: readonly RichResult[] = [
  { type: 'LocalBusiness', anywhere: false, requires: all('name', 'address') },
  {
    type: 'BreadcrumbList',
    anywhere: true,
    requires: [
      ...all('itemListElement', 'itemListElement.position'),
      { oneOf: ['itemListElement.name', 'itemListElement.item.name'] },
      { oneOf: ['itemListElement.item'], butLast: true },
    ],
  },
  {
    type: 'FAQPage',
    anywhere: false,
    requires: all('mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer.text'),
  },
  {
    type: 'AggregateRating',
    anywhere: true,
    requires: [...all('ratingValue'), { oneOf: ['ratingCount', 'reviewCount'] }],
    unlessInside: all('itemReviewed.name'),
  },
  {
    type: 'Review',
    anywhere: true,
    requires: all('author', 'reviewRating.ratingValue'),
    unlessInside: all('itemReviewed.name'),
  },
  {
    type: 'JobPosting',
    anywhere: false,
    requires: [
      ...all('title', 'description', 'datePosted', 'hiringOrganization'),
      { oneOf: ['jobLocation', 'applicantLocationRequirements'] },
    ],
  },
  { type: 'VideoObject', anywhere: false, requires: all('name', 'thumbnailUrl', 'uploadDate') },
];

/** The missing properties in words, such as `ratingCount or reviewCount`. */
export function missingIn(node: Node, rich: RichResult, isInside: boolean): string[] {
  if (isInside && !rich.anywhere) return [];
  const missing: string[] = [];
  for (const requirements of [rich.requires, isInside ? undefined : rich.unlessInside])
    for (const { oneOf, butLast } of requirements ?? [])
      if (!oneOf.some((path) => hasAll(node, stepsOf(path), { butLast: butLast === true })))
        missing.push(oneOf.join(' or '));
  return missing;
}

const steps = new Map<string, readonly string[]>();

/** The steps of a path in the table above, memoized. */
function stepsOf(path: string): readonly string[] {
  const known = steps.get(path) ?? path.split('.');
  steps.set(path, known);
  return known;
}

/** Whether every value along the path has the next property. References (only @id) count as complete. */
function hasAll(
  value: unknown,
  path: readonly string[],
  { butLast, from = 0 }: { butLast: boolean; from?: number },
): boolean {
  const step = path[from];
  if (step === undefined) return value !== '';
  if (!isGroup(value)) return false;
  if (isReference(value)) return true;
  const values = asList(value[step]);
  const asked = butLast && from === path.length - 2 ? values.slice(0, -1) : values;
  return values.length > 0 && asked.every((one): boolean => hasAll(one, path, { butLast, from: from + 1 }));
}

function isReference(node: Node): boolean {
  for (const key in node) if (key !== '@id') return false;
  return true;
}
