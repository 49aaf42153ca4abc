/** HTML → smaller HTML with the same DOM. Loads the minifier on first use. */

/** Only options that were shown to preserve the DOM: see why.md. */
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
