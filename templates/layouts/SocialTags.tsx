/** What other sites show of a shared link: takes the shell, gives Open Graph and Twitter tags. */
import type { Shell } from 'treesite';

export function SocialTags({ shell }: { shell: Shell }) {
  const { shareImage } = shell;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:locale" content={shell.locale} />
      <meta property="og:title" content={shell.title} />
      <meta property="og:description" content={shell.description} />
      {shell.canonical && <meta property="og:url" content={shell.canonical} />}
      <meta property="og:image" content={shareImage.src} />
      <meta property="og:image:width" content={String(shareImage.width)} />
      <meta property="og:image:height" content={String(shareImage.height)} />
      <meta property="og:image:alt" content={shareImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shell.title} />
      <meta name="twitter:description" content={shell.description} />
      <meta name="twitter:image" content={shareImage.src} />
    </>
  );
}
