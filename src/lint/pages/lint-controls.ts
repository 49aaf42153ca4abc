/** Reports links and buttons of finished pages that have no words for a screen reader. Pure. */
import type { UnnamedControl } from '../../html/unnamed-controls.ts';
import { type PageFault, pageFaults } from '../find-in-data.ts';
import type { LintedRoute, LintedSite, PageLint } from '../linted-site.ts';

/** Not those of Markdown: a link without words is an error of each build. */
export function controlLint(site: LintedSite): PageLint {
  const faults = pageFaults(site);
  return {
    see({ route, read: { unnamedControls } }) {
      for (const control of unnamedControls) faults.add(route, controlFault(control, route));
    },
    finish: faults.all,
  };
}

function controlFault({ href, className }: UnnamedControl, { path }: LintedRoute): PageFault {
  const [what, ...tags] = href === undefined ? ['a button', '<button'] : [`a link to ${href}`, '<a ', '<a\n'];
  const classes = className === '' ? [] : [`"${className}"`];
  const named = classes.map((text) => ` (class ${text})`).join('');
  return {
    code: 'page/unnamed-control',
    name: [...tags, ...classes].join(' '),
    message: `On ${path}, ${what}${named} has no words that a screen reader can read.`,
    hint: 'Put words into it, or set its aria-label. If the template has them, the name of the text is misspelled: treesite’s docs/data.md lists those of wording.',
    inTemplate: [...classes, ...tags],
  };
}
