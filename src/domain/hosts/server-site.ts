/** A site as the configurations of web servers need it, and what formatting them has in common. Pure. */

export interface SetHeader {
  name: string;
  value: string;
}

/**
 * All steps that match a path apply, one after the other. A host that applies only one rule needs rules for what they have in common; one
 * that sends only the last value of a name needs, in each rule, the values of the steps for every path.
 */
export interface HeaderStep {
  /**
   * The requested paths as in `_headers`, decoded or not: `*` matches anything, `:name` one segment. Undefined: every path of the site.
   * A host that cannot match one of them must not lose what it protects: without `*.svg`, each SVG file of static/ needs a step. (Those
   * that a build makes are sanitized.)
   */
  path: string | undefined;
  sets: SetHeader[];
  /**
   * Headers of earlier steps that are not sent: the same objects as in their `sets`. A host that cannot take headers away needs no
   * default for Cache-Control, which is the first step: it would contradict that of assets.
   */
  clears: SetHeader[];
}

/** The form of page URLs is not here: for a host that rewrites it, add `site.url.trailingSlash` in `src/pipeline/output-input.ts`. */
export interface ServerSite {
  /** Empty, or `/sub`. */
  base: string;
  steps: HeaderStep[];
  /** URL paths, with base path. `urls`: all forms of the old one. `fragment`: of the new one, empty or with its `#`; the query is inserted before it. */
  redirects: readonly { urls: readonly string[]; path: string; fragment: string }[];
  /** Folders with their own 404 page, with base path and a slash at both ends; the innermost first. */
  notFoundFolders: string[];
  /** File extensions of the site with their media types, sorted by extension. */
  types: [ending: string, type: string][];
  /** Media types that are sent compressed. */
  compressible: string[];
  precompress: boolean;
}

/** A media type without its parameters: text/html. */
export function withoutParameters(type: string): string {
  return type.replace(/;.*/, '');
}

/** A tag of templates: the lines of a value are indented as its place is, and the line of an empty one is left out. */
export function indented(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | readonly string[])[]
): string {
  const pieces = parts.map((part, index) => {
    const lineBreak = /\n *$/.exec(part)?.[0] ?? '\n';
    return part + [values[index] ?? ''].flat().join('\n').replaceAll('\n', lineBreak);
  });
  return pieces.join('').replace(/^ +\n/gm, '');
}
