/** The name of a field → its label: metaTitle → Meta title. Pure. */
import { capitalize } from '../../text/strings.ts';

const acronyms: Readonly<Record<string, string>> = {
  eta: 'ETA',
  faqs: 'FAQs',
  url: 'URL',
  zip: 'ZIP',
  q: 'Question',
  a: 'Answer',
};

export function labelOf(name: string): string {
  const words = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .split(/[\s-]+/)
    .map((word) => acronyms[word] ?? word)
    .join(' ');
  return capitalize(words);
}
