/** Plans a page's additional scripts, and the sentence of {scripts}. Pure. */
import { isOnPage, type SiteScript, siteScripts } from '../domain/policies/site-scripts.ts';
import type { Inline } from '../domain/texts/rich-text.ts';
import type { Site } from '../schema/types.gen.ts';
import type { Planner } from './planner.ts';
import type { PageScript, Shell } from './props/shell-props.ts';
import type { PageFrame } from './route.ts';

/** Undefined if the site has none. */
export function pageScripts(planner: Planner, { path, kind }: Pick<PageFrame, 'path' | 'kind'>): Shell['scripts'] {
  const { site, urls } = planner.model;
  if (site.scripts.length === 0) return undefined;
  const all = planner.once('scripts', () => siteScripts(site));
  const toTag = ({ src, attributes, before, when }: SiteScript): PageScript => ({
    src: src.startsWith('/') ? urls.href(src) : src,
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [inReact[name] ?? name, value])),
    before,
    when,
  });
  const shown = all.filter((script) => isOnPage(script, { path, kind }));
  const at = (place: SiteScript['at']) => shown.filter((script) => script.at === place).map(toTag);
  return { head: at('head'), body: at('body'), asks: all.some(needsConsent) };
}

const inReact: Readonly<Record<string, string>> = { crossorigin: 'crossOrigin', referrerpolicy: 'referrerPolicy' };

function needsConsent({ when }: SiteScript): boolean {
  return when === 'consent';
}

/** The sentences of {scripts}, which name the third-party scripts, and let visitors change their choice about all that wait for it. */
export function scriptsToken(site: Pick<Site, 'scripts' | 'wording' | 'language'>): Inline[] {
  const { wording } = site;
  const scripts = siteScripts(site);
  const thirdParty = scripts.filter(({ host }) => host !== undefined);
  const listed = thirdParty.flatMap((script, index): Inline[] => {
    const { name, host, purpose, privacy } = script;
    const about = [host === name ? undefined : host, purpose, needsConsent(script) && wording.scriptsPrivacyConsent];
    const words = about.filter(Boolean).join(', ');
    const text = { type: 'text', text: name } as const;
    return [
      { type: 'text', text: index === 0 ? ' ' : '; ' },
      privacy === undefined ? text : { type: 'link', href: privacy, children: [text] },
      ...(words === '' ? [] : [{ type: 'text', text: ` (${words})` } as const]),
    ];
  });
  const change: Inline[] = scripts.some(needsConsent)
    ? [
        { type: 'text', text: ' ' },
        { type: 'link', href: '#consent', children: [{ type: 'text', text: wording.consentChange }] },
        { type: 'text', text: '.' },
      ]
    : [];
  if (thirdParty.length === 0) return [{ type: 'text', text: wording.scriptsPrivacyNone }, ...change];
  return [{ type: 'text', text: wording.scriptsPrivacy }, ...listed, { type: 'text', text: '.' }, ...change];
}
