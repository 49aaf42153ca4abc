/** The business's data → the web app manifest, site.webmanifest. Pure. */

interface ManifestInput {
  name: string;
  shortName: string;
  description: string;
  language: string;
  startUrl: string;
  themeColor: string;
  backgroundColor: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

export function formatWebManifest(input: ManifestInput): string {
  const { name, shortName, description, language, startUrl, themeColor, backgroundColor, icons } = input;
  const manifest = {
    name,
    short_name: shortName,
    description,
    lang: language,
    start_url: startUrl,
    scope: startUrl,
    display: 'browser',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons,
  };
  return `${JSON.stringify(manifest)}\n`;
}
