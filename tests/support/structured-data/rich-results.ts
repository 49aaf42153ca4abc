/**
 * Google's requirements for rich results, from its documentation
 * (developers.google.com/search/docs/appearance/structured-data). Data only.
 *
 * Recommended properties are not required: pages have them if the data does, and some businesses have none, such as a
 * street for one that only travels to its customers.
 */
import { isGroup } from '../../../src/domain/groups.ts';

/** A thing with properties. */
export type Node = Readonly<Record<string, unknown>>;

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
  const requirements = [...rich.requires, ...((!isInside && rich.unlessInside) || [])];
  return requirements
    .filter(({ oneOf, butLast = false }) => !oneOf.some((path) => hasAll(node, path.split('.'), butLast)))
    .map(({ oneOf }) => oneOf.join(' or '));
}

/** Whether every value along the path has the next property. References (only @id) count as complete. */
function hasAll(value: unknown, [step, ...rest]: readonly string[], butLast: boolean): boolean {
  if (step === undefined) return value !== '';
  if (!isGroup(value)) return false;
  if (Object.keys(value).every((key) => key === '@id')) return true;
  const values = asList(value[step]);
  const asked = butLast && rest.length === 1 ? values.slice(0, -1) : values;
  return values.length > 0 && asked.every((one) => hasAll(one, rest, butLast));
}

/** JSON-LD does not distinguish a single value from a list of one. */
export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
