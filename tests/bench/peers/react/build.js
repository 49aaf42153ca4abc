// A bare loop: reads each YAML file, renders it with React, writes the page. It checks nothing and links nothing.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { renderToStaticMarkup } from 'react-dom/server';
import { countyPage, homePage, indexPage, placePage } from './pages.js';

const shell = JSON.parse(readFileSync('shell.json', 'utf8'));

/** @param {string} url @param {import('react').ReactNode} page */
function write(url, page) {
  mkdirSync(`dist${url}`, { recursive: true });
  writeFileSync(`dist${url}index.html`, `<!doctype html>${renderToStaticMarkup(page)}`);
}

write('/', homePage(shell));
write('/areas/', indexPage(shell));
for (const [folder, render] of [
  ['counties', countyPage],
  ['places', placePage],
])
  for (const file of readdirSync(folder)) {
    const url = `/areas/${file.replace(/\.yaml$/, '')}/`;
    write(url, render({ ...load(readFileSync(`${folder}/${file}`, 'utf8')), url }, shell));
  }
