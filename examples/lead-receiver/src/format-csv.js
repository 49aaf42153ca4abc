/** Leads as CSV for spreadsheets: one row per lead, a column for each field. Pure. */

/** Fields beyond these share the column `other`: programs may send any names. */
const maxColumns = 60;
/** Without it, Excel takes UTF-8 for an older encoding. */
const byteOrderMark = '\ufeff';

export function formatCsv(leads) {
  // Spam comes last, so that its names do not take the place of others.
  const bySpam = leads.toSorted((a, b) => Number(Boolean(a.spam)) - Number(Boolean(b.spam)));
  const all = new Set(['name', 'phone', ...bySpam.flatMap(({ fields }) => Object.keys(fields))]);
  const names = [...all].slice(0, maxColumns);
  const hasOther = all.size > names.length;
  const head = ['id', 'received', ...names, ...(hasOther ? ['other'] : []), 'photos', 'undelivered', 'spam'];
  const rows = leads.map(({ id, received, fields, photos, undelivered, spam }) => [
    ...[id, new Date(received).toISOString()],
    ...names.map((name) => (Object.hasOwn(fields, name) ? fields[name] : '')),
    ...(hasOther ? [otherFields(fields, names)] : []),
    ...[photos, undelivered, spam ?? ''],
  ]);
  return byteOrderMark + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function otherFields(fields, names) {
  const others = Object.entries(fields).filter(([name]) => !names.includes(name));
  return others.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/**
 * Finds where a formula may begin. Spreadsheets run a text that begins with one of these characters as a formula, unless it
 * begins with an apostrophe. Where the comma is the decimal sign, they separate cells at semicolons and ignore the quotes, so
 * that each line and each part after a semicolon or a tab may be a cell. Some drop a tab or line break at a cell's beginning.
 */
const formula = /(?=[=+\-@＝＋－＠])(?<=^|[;\t\r\n] *)|^(?=[\t\r\n])/g;

function cell(value) {
  const text = typeof value === 'string' ? value.replace(formula, "'") : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
