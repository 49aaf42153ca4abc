/** Makes HTML smaller without changing what the browser builds from it. Loads the minifier when it is first asked. */

/** Only options that proved to keep the document: see why.md. */
const options = {
  collapseWhitespace: true,
  conservativeCollapse: true,
  collapseBooleanAttributes: true,
  removeComments: true,
};

let minifier: Promise<typeof import('html-minifier-terser')> | undefined;

export async function minifyHtml(html: string): Promise<string> {
  minifier ??= import('html-minifier-terser');
  const { minify } = await minifier;
  return minify(html, options);
}
