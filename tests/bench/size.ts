/** `npm run size`: every page's weight on the wire (brotli quality 5) against its budget. A report, not a test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseManifest } from '../../src/emit/publication/manifest.ts';

const budgets = { critical: 12_970, script: 2_700, chunk: 1_500 };
const dist = path.resolve(process.argv[2] ?? 'dist');
if (!existsSync(dist)) {
  console.error(`There is no built site in ${dist}. Run npm run build first.`);
  process.exit(1);
}

const wire = (file: string) =>
  brotliCompressSync(readFileSync(path.join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) => {
    const html = readFileSync(path.join(dist, file), 'utf8');
    const style = /<link rel="stylesheet" href="[^"]*\/(assets\/[^"]+)"/.exec(html)?.[1];
    const script = /<script type="module" src="[^"]*\/(assets\/[^"]+)"/.exec(html)?.[1];
    if (style === undefined || script === undefined) return [];
    const row = { file, html: wire(file), style: wire(style), script: wire(script) };
    return [{ ...row, critical: row.html + row.style, scriptFile: script }];
  })
  .sort((a, b) => b.critical - a.critical);

const loaded = new Set(pages.map((page) => page.scriptFile));
// Assets of previous publishes are kept for pages that are already open.
const kept = parseManifest(readFileSync(path.join(dist, '.treesite.json'), 'utf8'))?.previousAssets ?? new Set();
const isElsewhere = (name: string) => loaded.has(`assets/${name}`) || kept.has(`assets/${name}`);
const chunks = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js') && !isElsewhere(name));

console.log(`${'page'.padEnd(44)}${['html', 'css', 'html+css', 'js'].map((head) => head.padStart(9)).join('')}`);
for (const { file, html, style, critical, script } of pages) {
  const over = critical > budgets.critical || script > budgets.script ? '  over budget' : '';
  console.log(
    `${file.padEnd(44)}${[html, style, critical, script].map((bytes) => String(bytes).padStart(9)).join('')}${over}`,
  );
}
for (const name of chunks) {
  const bytes = wire(`assets/${name}`);
  console.log(
    `${`${name} (on an action)`.padEnd(71)}${String(bytes).padStart(9)}${bytes > budgets.chunk ? '  over budget' : ''}`,
  );
}
console.log(
  `budgets: html+css ${budgets.critical}, js at load ${budgets.script}, js on an action ${budgets.chunk}; bytes, brotli quality 5`,
);
