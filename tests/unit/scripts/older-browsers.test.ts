/** In browsers without `<details name>`: one question open at a time. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { polyfillOlderBrowsers } from '../../../templates/scripts/older-browsers.ts';
import { createDocument } from '../../support/create-document.ts';

createDocument();

const item = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const open = () => [...document.querySelectorAll('details')].filter((one) => one.open).map((one) => one.id);

/** As a browser does when a visitor clicks a question. */
function toggle(id: string): void {
  item(id).open = !item(id).open;
  item(id).dispatchEvent(new Event('toggle'));
}

beforeEach(() => {
  document.body.innerHTML = `
    <details id="a" name="faq"></details><details id="b" name="faq"></details>
    <details id="c" name="other"></details><details id="d"></details>`;
});

describe('questions', () => {
  beforeAll(polyfillOlderBrowsers);

  test('of one name are open one at a time', () => {
    toggle('a');
    toggle('b');
    expect(open()).toEqual(['b']);
  });

  test('of another name, or of none, stay as they are', () => {
    for (const id of ['c', 'd', 'a']) toggle(id);
    expect(open()).toEqual(['a', 'c', 'd']);
  });

  test('that are closed close no others', () => {
    item('b').open = true;
    item('a').dispatchEvent(new Event('toggle'));
    expect(open()).toEqual(['b']);
  });
});
