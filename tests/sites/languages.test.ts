/** A site in two languages: its pages, and the links between them. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildCold } from '../support/sites/build-small-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { languageProblems, type ReadPage, readLanguages } from '../support/sites/language-problems.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';

const origin = 'https://highdesertpianos.example';

const urlOf = (file: string) => `/${file.replace(/index\.html$/, '')}`;

const folder = overlaySite('bilingual');
let built: Built;
let pages: Map<string, ReadPage>;
beforeAll(async () => {
  built = await buildCold(folder);
  pages = new Map(built.pages.map((file) => [urlOf(file), readLanguages(built.text(file))]));
});

describe('pages in two languages', () => {
  it('are made for what is translated, at URLs of their own, without a warning', () => {
    const spanish = [...pages.keys()].filter((url) => url.startsWith('/es/'));
    expect(spanish.sort()).toEqual([
      '/es/',
      '/es/404.html',
      '/es/contacto/',
      '/es/noticias/',
      '/es/noticias/un-invierno-seco/',
      '/es/privacidad/',
      '/es/servicios/afinacion-de-pianos/',
      '/es/solicitud-enviada/',
      '/es/zonas/deschutes-county-or/',
      '/es/zonas/sisters-or/',
    ]);
    expect(built.stderr).toBe('');
  });

  it('name each other, in both directions, and link to the other language only with its hreflang, and to nothing that is not there', () => {
    const sitemap = built.text('sitemap.xml');
    const isServed = (url: string) => `${url.slice(1)}index.html` in built.files || url.slice(1) in built.files;
    const languages = ['en-US', 'es-US'];
    expect(languageProblems({ pages, sitemap, origin, languages, isServed })).toEqual([]);
    // Not the thank-you pages, which search engines do not index.
    expect([...pages.values()].filter(({ alternates }) => alternates.length > 0)).toHaveLength(16);
    // By an alias, too, which leads to the translation if there is one.
    const { links } = pages.get('/es/privacidad/') as ReadPage;
    expect(links).toContainEqual({ href: '/redmond/', hreflang: 'en-US' });
    expect(links).toContainEqual({ href: '/es/privacidad/', hreflang: undefined });
  });

  it('lead to the twin, or to the home page of the other language where there is none', () => {
    const other = (url: string) => pages.get(url)?.links.find(({ hreflang }) => hreflang !== undefined)?.href;
    expect(other('/areas/sisters-or/')).toBe('/es/zonas/sisters-or/');
    expect(other('/areas/redmond-or/')).toBe('/es/');
    expect(other('/es/404.html')).toBe('/');
  });

  it('name places without a translation as text, and count them', () => {
    const county = built.text('es/zonas/deschutes-county-or/index.html');
    expect(county).toContain('<h2>Otras localidades que atendemos</h2>');
    expect(county).toMatch(/<p>Redmond<\/p>/);
    expect(county).toMatch(/Localidades<\/dt>\s*<dd>2</);
  });

  it('have their language in structured data, the sitemap, the feed and the 404 page', () => {
    expect(built.text('es/noticias/un-invierno-seco/index.html')).toContain('"inLanguage":"es-US"');
    expect(built.text('sitemap.xml')).toContain(
      `<loc>${origin}/es/contacto/</loc><xhtml:link rel="alternate" hreflang="en-US" href="${origin}/contact/"/>`,
    );
    expect(built.text('es/noticias/feed.atom')).toContain('xml:lang="es-US"');
    expect(built.text('es/404.html')).toMatch(/<html lang="es-US".*Página no encontrada/s);
  });
});

describe('lists of what is not translated', () => {
  it('are left out with their headings; a link to a page leads there, even if a draft names its URL as an alias', async () => {
    const folder = overlaySite('bilingual');
    editFile(folder, 'data/cities/sisters-or.yaml', /^/, 'draft: true\naliases: [/about/]\n');
    rmSync(path.join(folder, 'data/counties/deschutes-county-or.es.yaml'));
    rmSync(path.join(folder, 'data/services/piano-tuning.es.yaml'));
    const { text, pages: files } = await buildCold(folder);
    for (const file of files)
      expect([file, text(file).match(/<h\d[^<]*<\/h\d>(<\/div>)?<ul[^>]*><\/ul>/g)]).toEqual([file, null]);
    expect(text('es/index.html')).not.toContain('Condados');
    expect(text('es/index.html')).not.toContain('<h2>Zonas de servicio');
    expect(text('index.html')).toContain('<h2>Service Areas');
    expect(text('es/index.html')).toContain('<a href="/about/"');
  });
});
