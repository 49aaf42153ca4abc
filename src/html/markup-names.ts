/** Interns the names of elements and attributes, so that comparing them compares only pointers. */

const names = new Map<string, string>();
const attributeNames = new Map<string, AttributeName>();
/** More names than this do not come from templates, and are not interned. */
const maxNames = 1000;

export function internName(name: string): string {
  const known = names.get(name);
  if (known === undefined && names.size < maxNames) names.set(name, name);
  return known ?? name;
}

interface AttributeName {
  name: string;
  lower: string;
  hasCapital: boolean;
}

export function attributeName(written: string): AttributeName {
  const known = attributeNames.get(written);
  if (known) return known;
  const found = { name: written, lower: written.toLowerCase(), hasCapital: /[A-Z]/.test(written) };
  if (attributeNames.size < maxNames) attributeNames.set(written, found);
  return found;
}
