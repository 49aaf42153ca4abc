/** Files whose names begin with a dot. Pure. */

/** With a meaning to hosts and standards: the only ones that treesite reads and publishes. */
const wellKnown = new Set(['.well-known', '.nojekyll', '.htaccess', '.domains']);

export function isHidden(name: string): boolean {
  return name.startsWith('.') && !wellKnown.has(name);
}
