/** Which kinds of pages have the rules for tables. */
import { expect, test } from 'vitest';
import { withTableStyles } from '../../../../src/assets/bundle/table-styles.ts';
import type { SiteModel } from '../../../../src/model/site-model.ts';

const styles = new Map([
  ['home', ['components/Hero/Hero.css']],
  ['city', ['components/Hero/Hero.css']],
  ['about', ['styles/tables.css']],
]);

function kindsWithTables(body: string): string[] {
  const page = (() => ({ about: { heading: 'a', body }, items: [] })) as unknown as SiteModel['page'];
  const found = withTableStyles(styles, { page });
  return [...found].filter(([, names]) => names[0] === 'styles/tables.css').map(([kind]) => kind);
}

test.each(['| a | b |\n|---|:-:|\n| c | d |', 'a | b\n--- | ---\nc | d', 'Text.\n\n| a |\n| - |\n| c |'])(
  'a kind with one data file has them if the file has a table: %j',
  (table) => {
    expect(kindsWithTables(table)).toEqual(['home', 'about']);
  },
);

test.each(['', 'This | that', '---', '- a\n- b', 'a -- b | c'])('not without a table: %j', (text) => {
  expect(kindsWithTables(text)).toEqual(['about']);
});

test('the styles of tables are added only once', () => {
  const page = (() => ({ body: '|a|\n|-|' })) as unknown as SiteModel['page'];
  expect(withTableStyles(styles, { page }).get('about')).toEqual(['styles/tables.css']);
});
