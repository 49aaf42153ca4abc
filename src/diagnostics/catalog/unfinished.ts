/** Diagnostics of data that is not ready to be published: samples, placeholders, unfilled fields. */
import type { CatalogEntry } from './catalog-entry.ts';

export const unfinished = {
  'phone/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A phone number is a placeholder',
    why: 'In North America, 555-0100 to 555-0199 are reserved for fiction, no area code or exchange begins with 0 or 1, and 555-1234 is a common placeholder. treesite also recognizes numbers that the regulators of the United Kingdom, Australia and France reserve for fiction, and numbers that consist of zeros. Callers would reach nobody, or a stranger. `check --publish` reports them as errors.',
    fix: 'Write the real number, in quotes. In running text, write {phone}.',
  },
  'postal-code/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A postal code is a placeholder',
    why: 'The postal codes 00000, X0X 0X0 and AA0 0AA do not exist. Search engines could not locate the business or the place. `check --publish` reports it as an error.',
    fix: 'Write the real postal code, in quotes.',
  },
  'content/sample': {
    severity: 'warning',
    onPublish: 'error',
    title: 'Content is marked as a sample',
    why: 'Publishing invented reviews is against the law in many countries, and invented jobs, places and text mislead customers. `check --publish` reports them as errors.',
    fix: 'Replace it with real content and remove sample: true.',
  },
  'content/empty': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A page has no text',
    why: 'Visitors would find a heading and nothing below it. `check --publish` reports it as an error.',
    fix: 'Write the text below the front matter, or add draft: true until there is one. If your own template fills the page, allow this warning in checks.allow, with a reason.',
  },
  'content/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A placeholder is left in the text',
    why: 'Text such as “Your Company Name”, “[your town]”, “Lorem ipsum” or “TODO:” would be published, on the page and in the data for search engines. `check --publish` reports it as an error.',
    fix: 'Write the real name, address or text, or omit the field. If the words are really yours, allow this warning in checks.allow, with a reason.',
  },
  'url/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A URL or an email address uses a host that nobody can reach',
    why: 'Nobody can register example.com, example.net, example.org or a name ending in .example, .test, .invalid or .localhost. localhost is each visitor’s own computer: a form may be sent there only while you try it. Forms sent there are lost, links and scripts fail, and with such a url.base, search engines are sent away from your site. `check --publish` reports it as an error.',
    fix: 'Write the real URL or email address. url.base is the URL where the site will be published; it can be passed with --base-url, too.',
  },
  'content/fill-in': {
    title: 'A field written by treesite new is not filled in',
    why: 'The words FILL IN, or a value that nobody has checked, would be published.',
    fix: 'Replace FILL IN with your content. If FILL IN is in a comment after a value, check that value and delete the comment. Until then, draft: true keeps a city, county, service or page out of the site.',
  },
  'form/no-endpoint': {
    severity: 'warning',
    onPublish: 'error',
    title: 'The forms cannot be sent',
    why: 'Without forms.endpoint, forms.netlify or forms.mailto, forms cannot be sent: the page says so and asks visitors to call. `check --publish` reports it as an error.',
    fix: 'Set forms.endpoint in site.yaml to the URL of a form service. treesite’s docs/forms.md lists the other ways.',
  },
  'script/not-in-privacy': {
    severity: 'warning',
    title: 'No page says that scripts of other companies run on the site',
    why: 'These companies learn which pages each visitor reads. Visitors expect a page that says so, and in many places the law requires one.',
    fix: 'Write {scripts} in the text of your privacy page, or name the scripts there. {scripts} is replaced by a list of the scripts and a link to change the choice.',
  },
} as const satisfies Record<string, CatalogEntry>;
