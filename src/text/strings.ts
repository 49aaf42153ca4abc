/** Short texts: names, numbers, positions and slugs. Pure. */

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** metaTitle → meta-title */
export function hyphenated(name: string, hyphen = '-'): string {
  return name.replace(/[A-Z]/g, (letter) => hyphen + letter.toLowerCase());
}

/** meta-title → metaTitle */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

const maxLength = 60;

/** Keeps the start of a name or value, which is enough to recognize it. */
export function truncate(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 3)}…` : text;
}

/** `truncate` for a text of several lines, which become one. */
export function truncateLines(text: string): string {
  return truncate(text.trim().replace(/\s+/g, ' '));
}

/** Keeps the start of a long list: `a, b and 12 more`. Never `and 1 more`, because the item itself is as short. */
export function truncateList(items: readonly string[], maxItems: number): string {
  const shown = items.length <= maxItems + 1 ? items : items.slice(0, maxItems);
  const rest = items.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${formatNumber(rest)} more` : ''}`;
}

/** A whole number: 12500 → 12,500. */
export function formatNumber(number: number): string {
  // toLocaleString takes 10 ms the first time, a twentieth of an unchanged build of 10,000 places.
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number as people write it. A comma is a decimal separator (35,6), but before three digits it separates thousands (12,500) where `maximum` allows so many. */
export function parseNumber(text: string, maximum = Number.MAX_VALUE): number | undefined {
  const hasThousands = maximum >= 1000 && /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text);
  const number = Number(hasThousands ? text.replaceAll(',', '') : text.replace(',', '.'));
  return text !== '' && Number.isFinite(number) ? number : undefined;
}

/** 1 file, 12,500 files */
export function counted(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Rows of a table → its lines: two spaces between columns, each as wide as its widest cell. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** 12635842 → 12.6 MB, of 1,000,000 bytes each. */
export function formatMegabytes(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

export function positionIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** Both parts keep all their line breaks. */
export function splitFrontMatter(text: string): { head: string; body: string } {
  const [, head = '', body = ''] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return { head, body };
}

/** Undefined for a text with a % that encodes no character. */
export function tryDecode(text: string, decode: (text: string) => string = decodeURIComponent): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** Undefined for a text that is no URL, without a base also for one that is not absolute. Not with `URL.canParse`: once V8 has compiled it, Node 20 refuses letters such as ü. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** With the space and the hyphen of a keyboard in place of those that look like them, which word processors and web pages write. */
export function plainMarks(text: string): string {
  return text.replace(/[\u00a0\u2007\u202f]/g, ' ').replace(/[\u2010-\u2015\u2212]/g, '-');
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Letters that are no letter with an accent, as they are written without their alphabet. */
const latinLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case, `&` as `and`, every run of other characters than letters and digits as one hyphen, no hyphens at the ends. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}]+/gu, '')
    .toLowerCase()
    .replace(/[æœßøłđðþı]/g, (letter) => latinLetters[letter] ?? '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** What Excel and Google Sheets write for a formula that fails, in English and in Spanish. */
export const formulaError = /#(?:N\/[AD]|[¡¿]?(?:REF|VALUE|VALOR|NAME|NOMBRE|DIV\/0|NUM|NULL|ERROR|SPILL|CALC)[!?])/;
