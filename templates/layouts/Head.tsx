/** The head of a page: takes the shell and the structured data, gives the head element. */
import type { Shell } from 'treesite';
import { OwnScripts } from './OwnScripts.tsx';
import { SocialTags } from './SocialTags.tsx';
import { speculationRules } from './speculation-rules.ts';
import { themeLine } from './theme-line.ts';

export function Head({ shell, structuredData }: { shell: Shell; structuredData: string }) {
  const { assets } = shell;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository */}
      <script dangerouslySetInnerHTML={{ __html: themeLine }} />
      <title>{shell.title}</title>
      <meta name="description" content={shell.description} />
      {shell.keywords.length > 0 && <meta name="keywords" content={shell.keywords.join(', ')} />}
      {shell.noindex && <meta name="robots" content="noindex" />}
      {shell.canonical && <link rel="canonical" href={shell.canonical} />}
      {shell.alternates.map((link) => (
        <link key={link.hrefLang} rel="alternate" {...link} />
      ))}
      {shell.alternates[0] && <link rel="alternate" hrefLang="x-default" href={shell.alternates[0].href} />}
      <link rel="stylesheet" href={assets.style} />
      <script type="module" src={assets.script} />
      {shell.scripts && <OwnScripts scripts={shell.scripts.head} />}
      <meta name="theme-color" content={shell.themeColor.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={shell.themeColor.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={assets.favicon} sizes="32x32" />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={assets.touchIcon} />
      <link rel="manifest" href={assets.manifest} />
      {shell.feed && (
        <link rel="alternate" type="application/atom+xml" title={shell.feed.label} href={shell.feed.href} />
      )}
      <SocialTags shell={shell} />
      {shell.verification.map((tag) => (
        <meta key={tag.name} name={tag.name} content={tag.content} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules(shell.links.root) }} />
      {structuredData && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that the renderer has escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      )}
    </head>
  );
}
