/** Files of a finished site and the paths under which hosts show them. */
import { describe, expect, it } from 'vitest';
import { canonicalPath, urlPathOf } from '../../../../src/domain/urls/file-urls.ts';

describe('the path of a file', () => {
  it.each([
    ['index.html', '/'],
    ['services/index.html', '/services/'],
    ['services.html', '/services'],
    ['services/404.html', '/services/404.html'],
    ['assets/site.js', '/assets/site.js'],
  ])('%s is %s', (file, address) => expect(urlPathOf(file)).toBe(address));
});

describe('another form of a page’s path', () => {
  const find = (address: string, ...pages: string[]) => canonicalPath(address, (form) => pages.includes(form));

  it.each([
    ['/services', '/services/'],
    ['/services/index.html', '/services/'],
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/index.html', '/'],
  ])('%s is of %s', (address, page) => expect(find(address, page)).toBe(page));

  it('does not exist for the page itself, a missing page, or a not-found page', () => {
    expect(find('/services/', '/services/')).toBeUndefined();
    expect(find('/other', '/services/')).toBeUndefined();
    expect(find('/404.html/', '/404.html')).toBeUndefined();
  });
});
