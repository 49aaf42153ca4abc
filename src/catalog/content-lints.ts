/** Diagnostics of content that is not ready to be published. */
import type { CatalogEntry } from './catalog-entry.ts';

export const contentLints = {
  'phone/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A phone number is a placeholder',
    why: 'Numbers from 555-0100 to 555-0199 are kept for fiction: nobody answers. `check --publish` refuses them.',
    cure: 'Write the real number, in quotes.',
  },
  'content/sample': {
    severity: 'warning',
    onPublish: 'error',
    title: 'Content is marked as a sample',
    why: 'Invented reviews and jobs must not be published: the law on fake reviews forbids it. `check --publish` refuses them.',
    cure: 'Replace it with real content and remove sample: true.',
  },
  'content/fill-in': {
    severity: 'error',
    title: 'Something that treesite new left open is still to be filled in',
    why: 'The words FILL IN would be published, or a value that nobody has looked at.',
    cure: 'Write what belongs there. Where FILL IN is a comment, correct the value before it and delete the comment. Until then draft: true keeps a city, county, service or page out of the site.',
  },
  'form/no-endpoint': {
    severity: 'warning',
    title: 'The forms go nowhere',
    why: 'Without forms.endpoint a request is only written to the browser’s console; the page asks people to call.',
    cure: 'Set forms.endpoint in site.yaml to the address of a form service.',
  },
} as const satisfies Record<string, CatalogEntry>;
