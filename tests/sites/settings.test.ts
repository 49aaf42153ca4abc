/** What settings of site.yaml do to the pages and files of a site that is served at another URL than its own. */
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildCold } from '../support/sites/build-small-site.ts';
import { brokenUrls } from '../support/sites/built-folder.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';

let site: Built;
beforeAll(async () => {
  const folder = overlaySite('extras');
  const edit = (name: string, from: string | RegExp, to: string) => editFile(folder, `data/${name}`, from, to);
  edit('site.yaml', '    locality: Bend\n', '    street: 12 Larch Lane\n    locality: Bend\n');
  edit('site.yaml', '  hours:\n', '  emergencyPromise: by noon\n  hours:\n');
  edit('site.yaml', 'opens: "09:00"\n        closes: "17:00"', 'opens: "18:00"\n        closes: "02:00"');
  const answered = '    phone:\n      - days: [Sunday]\n        opens: "06:00"\n        closes: "07:00"\n';
  edit('site.yaml', '    opening:\n', `${answered}    opening:\n`);
  edit(
    'site.yaml',
    'forms:\n',
    [
      'security:\n  contact: https://highdesertpianos.example/contact/\n  includeSubdomains: true\n  metaPolicy: true\n  allow:\n    img: [https://Badges.example/]',
      'footer:\n  badges:\n    - image: piano.svg\n      alt: Registered Piano Technician\n      href: https://guild.example/members/7',
      'forms:\n  services:\n    - label: Both\n    - label: Dialog\n      only: quote\n    - label: Tuning before a concert, with the orchestra\n      only: contact',
      '  quote:\n    emptyChoice: Choose\n',
    ].join('\n'),
  );
  edit('pages/about.yaml', /^( +)text: .*/m, '$1text: "{forms}"');
  site = await buildCold(folder, '--base-url', 'https://trial.example.net/sub', '--now', '2027-01-01T05:00:00Z');
}, 60_000);

const about = () => site.text('about/index.html');
const options = (html: string, id: string) =>
  [
    ...(new RegExp(`id="${id}"[^]*?</(select|div)>`).exec(html)?.[0] ?? '').matchAll(
      /<(?:option|input)([^>]*)>([^<]*)/g,
    ),
  ].map(([, attributes, label]) => `${label?.trim()}${/selected|checked/.test(attributes ?? '') ? ' (selected)' : ''}`);

describe('the base URL of the build', () => {
  it('replaces url.base in all files, and every URL is below its path', () => {
    const texts = Object.keys(site.files).filter((file) => !/\.(png|avif|webp|ico|woff2?)$/.test(file));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((file) => site.text(file).includes('highdesertpianos.example/'))).toEqual([]);
    expect(brokenUrls(site, { origin: 'https://trial.example.net', base: '/sub' })).toEqual([]);
    expect(site.text('_redirects')).toContain('/sub/sisters/ /sub/areas/sisters-or/ 301\n');
    expect(site.text('_headers')).toMatch(/^\/sub\/\*\n/);
    expect(site.text('.well-known/security.txt')).toBe(
      'Contact: https://trial.example.net/sub/contact/\nExpires: 2028-01-01T00:00:00Z\nPreferred-Languages: en\nCanonical: https://trial.example.net/sub/.well-known/security.txt\n',
    );
  });
});

describe('the Content Security Policy', () => {
  it('is in every page if the host sends no headers, before everything that it applies to', () => {
    const pages = Object.keys(site.files).filter(
      (file) => file.endsWith('.html') && site.text(file).includes('<main id'),
    );
    expect(pages.length).toBeGreaterThan(5);
    const policies = pages.map(
      (file) =>
        /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
          site.text(file),
        )?.[1],
    );
    expect(new Set(policies).size).toBe(1);
    const [inPages = ''] = policies;
    expect(inPages).toContain('img-src &#39;self&#39; https://badges.example;'.replaceAll('&#39;', "'"));
    expect(inPages).not.toContain('frame-ancestors');
    expect(site.text('_headers')).toContain(
      inPages.replace("base-uri 'none'", "base-uri 'none'; frame-ancestors 'none'"),
    );
  });
});

it('the browser’s tab has a tile in the primary color if the business has no mark', () => {
  expect(site.text('favicon.svg')).toContain('rx="14" fill="#1f4a3a"');
});

it('badges in the footer link to the entry at the association, 96 pixels wide', () => {
  expect(about()).toMatch(
    /<li><a href="https:\/\/guild\.example\/members\/7"><img src="[^"]*\/piano\.\w+\.svg" alt="Registered Piano Technician" width="96" height="\d+" loading="lazy"/,
  );
});

describe('hours', () => {
  it('past midnight are given to search engines with the day they begin on', () => {
    expect(about()).toContain('"opens":"18:00","closes":"02:00"');
  });

  it('in which the phone is answered decide whether the page says “Open now”, and are not in the structured data', () => {
    expect(about()).toContain('data-hours="06:00-07:00,,,,,,"');
    expect(about()).not.toContain('"opens":"06:00"');
  });
});

describe('forms', () => {
  it('share one list of services, in which a service can be for one form only: a select, or radio buttons if a label is too long for it', () => {
    const contact = site.text('contact/index.html');
    const long = 'Tuning before a concert, with the orchestra';
    expect(options(contact, 'contact-service')).toEqual(['Both (selected)', long]);
    expect(contact).toContain(`<input type="radio" name="service" value="${long}">`);
    expect(options(about(), 'quote-service')).toEqual(['Choose (selected)', 'Both', 'Dialog']);
  });

  it('are sent by code of less than 4,000 bytes, which is loaded then', () => {
    const [name = ''] = Object.keys(site.files).filter((file) => /^assets\/send\..*\.js$/.test(file));
    const { length } = brotliCompressSync(site.text(name), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(length).toBeLessThanOrEqual(4000);
  });

  it('replace {forms} in a text with sentences that describe how they are set up', () => {
    expect(about()).toContain('is sent over an encrypted connection to forms.example.org, the service');
  });
});

it('a street is shown, with the rest of the address', () => {
  expect(about()).toContain('12 Larch Lane, Bend, OR 97701');
  expect(site.text('contact/index.html').split('12 Larch Lane, Bend').length).toBe(3);
});

it('a place’s own emergency promise is shown instead of the business’s', () => {
  const page = site.text('areas/sisters-or/index.html');
  expect(page).toContain('within the hour');
  expect(page).not.toContain('by noon');
  expect(site.text('contact/index.html')).toContain('by noon');
});

it('the year in the footer is that of the business’s time zone', () => {
  expect(about()).toContain('© 2026');
});

it('subdomains require https if the owner sets it', () => {
  expect(site.text('_headers')).toContain('; includeSubDomains');
});
