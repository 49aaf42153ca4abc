/** A link of the site's own that imports types from a file that no bundle loads. */
import type { Words } from './words.ts';

export function MoreLink({ href, label }: { href: string; label: Words }) {
  return <a href={href}>{label}</a>;
}
