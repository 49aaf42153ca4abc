/** Checks own files whose lines have the form `name: value`: robots.txt and security.txt. Pure. */

export interface Mistake {
  /** From 1. */
  line: number;
  column?: number;
  message: string;
  hint: string;
}

interface Field {
  line: number;
  name: string;
  value: string;
}

/** Lines of the form `name: value`; others are mistakes. */
function readFields(text: string, form: string): { fields: Field[]; mistakes: Mistake[] } {
  const fields: Field[] = [];
  const mistakes: Mistake[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const words = written.replace(/#.*/, '').trim();
    const [, name, value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(words) ?? [];
    const line = index + 1;
    if (name !== undefined) fields.push({ line, name: name.toLowerCase(), value });
    else if (words !== '')
      mistakes.push({ line, message: 'This line has no name and colon, so it has no effect.', hint: form });
  }
  return { fields, mistakes };
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function checkRobots(text: string): Mistake[] {
  const { fields, mistakes } = readFields(text, 'Write lines such as: Disallow: /private/');
  let agents: string[] = [];
  let isInRules = false;
  const whole = { forbidden: undefined as Field | undefined, isAllowed: false };
  for (const field of fields) {
    const { line, name, value } = field;
    if (name === 'user-agent') {
      agents = isInRules ? [value] : [...agents, value];
      isInRules = false;
    } else if (name === 'allow' || name === 'disallow') {
      isInRules = true;
      if (agents.length === 0)
        mistakes.push({
          line,
          message: 'This rule comes before the first User-agent, so it has no effect.',
          hint: 'Write “User-agent: *” in a line before it.',
        });
      else if (agents.includes('*') && /^\/\*?$/.test(value)) {
        if (name === 'allow') whole.isAllowed = true;
        else whole.forbidden ??= field;
      }
    } else if (name === 'sitemap' && !/^https?:\/\/./i.test(value))
      mistakes.push({
        line,
        message: 'Search engines read only a complete URL here.',
        hint: 'Write https:// and the domain before the path.',
      });
  }
  if (whole.forbidden && !whole.isAllowed)
    mistakes.push({
      line: whole.forbidden.line,
      message: 'This line keeps all search engines away from the whole site.',
      hint: 'Delete the line. If this is intended, allow this warning under checks.allow in data/site.yaml.',
    });
  return mistakes;
}

/** https://www.rfc-editor.org/rfc/rfc9116: both fields are required. A signed file has other lines too. */
export function checkSecurityTxt(text: string): Mistake[] {
  if (text.includes('-----BEGIN PGP')) return [];
  const { fields, mistakes } = readFields(text, 'Write lines such as: Contact: mailto:security@example.com');
  const missing = ['Contact', 'Expires'].filter((name) => !fields.some((field) => field.name === name.toLowerCase()));
  const expires = fields.find(({ name }) => name === 'expires');
  if (expires && !/^\d{4}-\d\d-\d\dT\d\d:\d\d/i.test(expires.value))
    mistakes.push({
      line: expires.line,
      message: 'This is not a date and time.',
      hint: 'Write it as: Expires: 2030-01-31T00:00:00Z',
    });
  for (const name of missing)
    mistakes.push({
      line: 1,
      message: `A security.txt must have a line “${name}:”.`,
      hint: 'Add it, or delete the file: treesite makes one from security.contact in site.yaml.',
    });
  return mistakes;
}
