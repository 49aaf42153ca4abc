/** Reports links and buttons of finished pages that have no words for a screen reader. Pure. */
import type { UnnamedControl } from '../../html/unnamed-controls.ts';
import { type PageFault, pageFaults } from '../find-in-data.ts';
import type { LintedRoute, LintedSite, PageLint } from '../linted-site.ts';

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
  const isButton = href === undefined;
  const classes = className === '' ? [] : [`"${className}"`];
  const named = classes.map((text) => ` (class ${text})`).join('');
  const tags = isButton ? ['<button'] : ['<a ', '<a\n'];
  const exact = isButton ? [] : [`href="${href}"`];
  return {
    code: 'page/unnamed-control',
    // A template may link to a hundred places in one way.
    name: classes[0] ?? exact[0] ?? 'button',
    message: `On ${path}, ${isButton ? 'a button' : `a link to ${href}`}${named} has no words that a screen reader can read.`,
    hint: 'Put words into it, or set its aria-label. If the template has them, the name of the text is misspelled: treesite’s docs/data.md lists those of wording.',
    inTemplate: [...exact, ...classes, ...tags],
  };
}
