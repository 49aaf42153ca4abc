// Nunjucks templates over one Markdown file per page, whose front matter holds the page's fields.
export default function configure(config) {
  config.setQuietMode(true);
  config.addFilter('json', (value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return { dir: { input: '.', output: 'dist' }, markdownTemplateEngine: false, htmlTemplateEngine: 'njk' };
}
