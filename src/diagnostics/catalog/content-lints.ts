/** Diagnostics of content that is not ready to be published. */
import type { CatalogEntry } from './catalog-entry.ts';

export const contentLints = {
  'phone/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A phone number is a placeholder',
    why: 'In North America the numbers 555-0100 to 555-0199 are kept for fiction, no area code or exchange begins with 0 or 1, and 555-1234 is what people write for now: nobody answers, or a stranger does. `check --publish` refuses them, wherever they stand.',
    cure: 'Write the real number, in quotes. In a text write {phone}.',
  },
  'postal-code/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A postal code is a placeholder',
    why: 'There is no postal code 00000. Search engines would be told that the business or the place is nowhere. `check --publish` refuses it.',
    cure: 'Write the real postal code, in quotes.',
  },
  'content/sample': {
    severity: 'warning',
    onPublish: 'error',
    title: 'Content is marked as a sample',
    why: 'Invented reviews and jobs must not be published: the law on fake reviews forbids it. Invented places and words mislead customers. `check --publish` refuses them.',
    cure: 'Replace it with real content and remove sample: true.',
  },
  'content/starter': {
    severity: 'warning',
    onPublish: 'error',
    title: 'Words, a picture or a point on the map are still those of the starter',
    why: 'What treesite init writes is about a company that does not exist. Without its sample: true it looks like yours, and it would be published as yours. `check --publish` refuses it.',
    cure: 'Write your own words, put your own picture into data/images, look up the place on a map; or delete the file. What is right as it is, the terms of a website for instance, can be allowed with a reason: checks.allow.',
  },
  'content/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'Words stand for a name that is still to come',
    why: '“100 Sample Street” or “Your Company” would be published as yours, and search engines would be given it as your address. `check --publish` looks for such words and refuses them.',
    cure: 'Write the real name or address, or leave the field out. Words that are really yours can be allowed with a reason: checks.allow.',
  },
  'url/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'The site’s address is reserved for examples',
    why: 'Canonical links, the sitemap and share cards name url.base. Nobody can own example.com or a name that ends in .example, .test, .invalid or .localhost, so search engines would be led away from the site. `check --publish` refuses it.',
    cure: 'Write the address where the site will live into url.base, or pass it with --base-url.',
  },
  'content/fill-in': {
    severity: 'error',
    title: 'Something that treesite new left open is still to be filled in',
    why: 'The words FILL IN would be published, or a value that nobody has looked at.',
    cure: 'Write what belongs there. Where FILL IN is a comment, correct the value before it and delete the comment. Until then draft: true keeps a city, county, service or page out of the site.',
  },
  'form/no-endpoint': {
    severity: 'warning',
    onPublish: 'error',
    title: 'The forms go nowhere',
    why: 'Without forms.endpoint a request reaches nobody: the page says so and leads to the phone. `check --publish` refuses it.',
    cure: 'Set forms.endpoint in site.yaml to the address of a form service.',
  },
} as const satisfies Record<string, CatalogEntry>;
