/** A random edit of any field of any data file. */
import type { EditedSite, Fields } from './edited-site.ts';

/** Changes a random scalar, or takes the last entry from a list on the way to it. */
export function changeAnyField(site: EditedSite): void {
  const files = ['data/cities', 'data/counties', 'data/services', 'data/pages'].flatMap((folder) =>
    site.files(folder, '.yaml'),
  );
  site.change(site.pick([...files, 'data/site.yaml']), (root: Fields) => {
    let group: Record<string, unknown> = root;
    for (;;) {
      const key = site.pick(Object.keys(group));
      const value = group[key];
      if (Array.isArray(value) && value.length > 1 && site.chance(0.3)) value.pop();
      else if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
        group = value as Record<string, unknown>;
        continue;
      } else if (typeof value === 'number') group[key] = value + 1;
      else if (typeof value === 'boolean') group[key] = !value;
      else if (typeof value === 'string')
        group[key] = /\d$/.test(value) ? value.replace(/\d$/, `${site.next() % 10}`) : `${value} again`;
      return;
    }
  });
}
