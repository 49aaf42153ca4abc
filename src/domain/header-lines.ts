/** A `_headers` file as Netlify and Cloudflare Pages read it → its rules, unchecked. Pure. */

export interface WrittenHeaders {
  /** The line that begins a rule. */
  path: string;
  headers: [name: string, value: string][];
  /** Names of headers that earlier rules set and this one removes. */
  removed: string[];
}

/** Rules in the order of the file. Ignores lines before the first path. */
export function readHeaderLines(text: string): WrittenHeaders[] {
  const rules: WrittenHeaders[] = [];
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: words, headers: [], removed: [] });
      continue;
    }
    const rule = rules.at(-1);
    const removed = /^!\s*(\S+)$/.exec(words)?.[1];
    const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(words) ?? [];
    if (removed !== undefined) rule?.removed.push(removed);
    else if (name !== '') rule?.headers.push([name.trim(), value.trim()]);
  }
  return rules;
}
