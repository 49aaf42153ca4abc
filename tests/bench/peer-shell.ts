/** What all pages of a peer share, from this repository's own company: names, links, words of the forms. */
import type { BenchSite } from './generate-site.ts';
import { ownServices, ownSite } from './own-company.ts';

export type Shell = ReturnType<typeof shellOf>;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** How many counties a footer names. */
const footerCounties = 12;
const script =
  "try{const t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}";

export function shellOf(site: BenchSite) {
  const { url, business, ...own } = ownSite();
  const services = [...ownServices()];
  const counties = site.counties.map(({ slug, name }) => ({ label: name, href: `/areas/${slug}/` }));
  return {
    base: url.base,
    business: business.name,
    description: business.description,
    phone: business.phone,
    phoneHref: `+1${business.phone.replaceAll('-', '')}`,
    region: business.address.region,
    hours: business.hours.text,
    hoursNote: business.hours.note,
    days: days.map((day) => `https://schema.org/${day}`),
    script,
    strip: own.topStrip,
    nav: own.navigation,
    band: own.contactBand,
    choices: own.forms.services.map(({ label }) => label),
    services: services.map(([slug, { title }]) => ({ label: title, href: `/services/${slug}/` })),
    counties,
    footerCounties: [...counties.slice(0, footerCounties), { label: 'All areas', href: '/areas/' }],
    footerText: own.footer.text,
    footerLinks: own.footer.links,
    home: {
      metaTitle: business.name,
      metaDescription: business.description,
      keywords: [business.name],
      intro: business.description,
      postalCode: business.address.postalCode,
      geo: business.geo,
      radiusMeters: business.radiusMeters,
    },
  };
}

/** treesite's one token in these texts, replaced: the peers have no tokens. */
export function withPhone(texts: object, phone: string): object {
  return JSON.parse(JSON.stringify(texts).replaceAll('{phone}', phone));
}
