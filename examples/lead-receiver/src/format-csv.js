/** Leads as CSV for spreadsheets: one row per lead, a column for every field that any of them has. Pure. */

export function formatCsv(leads) {
  const names = [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))];
  const head = ['id', 'received', ...names, 'photos', 'undelivered', 'spam'];
  const rows = leads.map(({ id, received, fields, photos, undelivered, spam }) => [
    ...[id, new Date(received).toISOString()],
    ...names.map((name) => fields[name] ?? ''),
    ...[photos, undelivered, spam ?? ''],
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Spreadsheets run a text that begins with one of these characters as a formula, unless it begins with an apostrophe. */
function cell(value) {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
