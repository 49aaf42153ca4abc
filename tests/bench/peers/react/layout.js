// The shell that all pages of the bench share, as React elements: head, header, closing band, footer, quote dialog.
import { createElement as h } from 'react';

/** @param {string} name */
export const icon = (name) =>
  h('svg', { className: 'icon', 'aria-hidden': true }, h('use', { href: `/icons.svg#${name}` }));
/** @param {{label: string, href: string}[]} links */
export const links = (links) =>
  h(
    'ul',
    null,
    links.map(({ label, href }) => h('li', { key: href }, h('a', { href }, label))),
  );

const graph = (page, shell) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${shell.base}${page.url}#business`,
      name: shell.business,
      description: shell.description,
      url: `${shell.base}${page.url}`,
      telephone: shell.phoneHref,
      image: `${shell.base}/card.png`,
      priceRange: '$$',
      address: {
        '@type': 'PostalAddress',
        addressLocality: page.name,
        addressRegion: shell.region,
        postalCode: page.postalCode,
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', ...page.geo },
      areaServed: {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', ...page.geo },
        geoRadius: page.radiusMeters,
      },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: shell.days, opens: '07:00', closes: '18:00' },
      ],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, bestRating: 5, ratingCount: 127 },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${shell.base}/` },
        { '@type': 'ListItem', position: 2, name: 'Service Areas', item: `${shell.base}/areas/` },
        { '@type': 'ListItem', position: 3, name: page.name, item: `${shell.base}${page.url}` },
      ],
    },
  ],
});

const meta = (property, content) => h('meta', { key: property, property, content });

function head(page, shell) {
  const url = `${shell.base}${page.url}`;
  return h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    h('title', null, page.metaTitle),
    h('meta', { name: 'description', content: page.metaDescription }),
    h('meta', { name: 'keywords', content: page.keywords.join(', ') }),
    h('link', { rel: 'canonical', href: url }),
    h('meta', { name: 'theme-color', content: '#fbf7ee', media: '(prefers-color-scheme: light)' }),
    h('meta', { name: 'theme-color', content: '#0f1a15', media: '(prefers-color-scheme: dark)' }),
    h('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    h('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    h('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    h('link', { rel: 'manifest', href: '/site.webmanifest' }),
    meta('og:type', 'website'),
    meta('og:site_name', shell.business),
    meta('og:locale', 'en_US'),
    meta('og:title', page.metaTitle),
    meta('og:description', page.metaDescription),
    meta('og:url', url),
    meta('og:image', `${shell.base}/card.png`),
    meta('og:image:alt', page.heading),
    h('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    h('meta', { name: 'twitter:title', content: page.metaTitle }),
    h('meta', { name: 'twitter:description', content: page.metaDescription }),
    h('meta', { name: 'twitter:image', content: `${shell.base}/card.png` }),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is the bench's own.
    h('script', { dangerouslySetInnerHTML: { __html: shell.script } }),
    h('link', { rel: 'stylesheet', href: '/site.css' }),
    h('script', { type: 'module', src: '/site.js' }),
    h('script', {
      type: 'application/ld+json',
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its angle brackets escaped.
      dangerouslySetInnerHTML: { __html: JSON.stringify(graph(page, shell)).replaceAll('<', '\\u003c') },
    }),
  );
}

export const quoteButton = (label) =>
  h(
    'button',
    { type: 'button', className: 'button', command: 'show-modal', commandfor: 'quoteModal', 'aria-haspopup': 'dialog' },
    label,
  );

export function actions(page, shell, label) {
  return h(
    'div',
    { className: 'actions' },
    h('a', { className: 'button call', href: `tel:${shell.phoneHref}` }, icon('phone'), label),
    h(
      'a',
      {
        className: 'button quiet',
        href: `sms:${shell.phoneHref}?&body=Hello%2C%20I%20have%20a%20tree%20in%20${encodeURIComponent(page.name)}%20that%20needs%20a%20look.`,
      },
      icon('message'),
      'Text us',
    ),
    quoteButton('Get a Free Quote'),
  );
}

const header = (page, shell) =>
  h(
    'header',
    { className: 'site-header' },
    h('a', { className: 'skip button', href: '#main' }, 'Skip to content'),
    h(
      'ul',
      { className: 'strip' },
      shell.strip.map((item) => h('li', { key: item.icon }, icon(item.icon), item.text)),
    ),
    h(
      'div',
      { className: 'bar' },
      h(
        'a',
        { className: 'brand', href: '/' },
        h('img', { src: '/mark.svg', alt: '', width: 64, height: 64, loading: 'lazy' }),
        shell.business,
      ),
      h('button', { type: 'button', className: 'icon-button', hidden: true, 'aria-label': 'Dark theme' }, icon('moon')),
      h('button', { type: 'button', className: 'menu-button' }, 'Menu'),
      h(
        'nav',
        { id: 'site-menu', className: 'menu', 'aria-label': 'Main' },
        h('button', { type: 'button', 'aria-label': 'Close' }, icon('close')),
        links(shell.nav),
      ),
      actions(page, shell, `Call ${shell.phone}`),
    ),
  );

const band = (page, shell) =>
  h(
    'section',
    { id: 'contact', className: 'deep contact-band', 'aria-labelledby': 'contact-heading' },
    h('h2', { id: 'contact-heading' }, shell.band.heading),
    h('p', { className: 'lead' }, shell.band.text),
    actions(page, shell, `Call ${shell.phone}`),
    h(
      'p',
      { className: 'hours' },
      icon('clock'),
      h('span', null, h('strong', null, shell.hours), h('small', null, shell.hoursNote)),
    ),
  );

const footer = (page, shell) =>
  h(
    'footer',
    { className: 'site-footer' },
    h(
      'div',
      { className: 'footer-columns' },
      h(
        'section',
        null,
        h('h2', null, shell.business),
        h('p', null, shell.footerText),
        h('p', null, shell.hours),
        h('a', { href: `tel:${shell.phoneHref}` }, icon('phone'), shell.phone),
      ),
      h('section', null, h('h2', null, 'Services'), links(shell.services)),
      h('section', { className: 'areas' }, h('h2', null, 'Service Areas'), links(shell.footerCounties)),
    ),
    h('div', { className: 'footer-end' }, h('p', null, `© 2026 ${shell.business}`), links(shell.footerLinks)),
    h('div', { className: 'sticky-bar' }, actions(page, shell, 'Call')),
  );

const field = (name, label, input) =>
  h('p', { className: 'field', key: name }, h('label', { htmlFor: `quote-${name}` }, label), input);

const dialog = (shell) =>
  h(
    'dialog',
    { id: 'quoteModal', className: 'dialog', 'aria-labelledby': 'quote-heading' },
    h('h2', { id: 'quote-heading' }, 'Get a Free Quote'),
    h(
      'form',
      { className: 'form', method: 'dialog' },
      field(
        'name',
        'Name',
        h('input', { id: 'quote-name', type: 'text', autoComplete: 'name', required: true, name: 'name' }),
      ),
      field(
        'phone',
        'Phone',
        h('input', { id: 'quote-phone', type: 'tel', autoComplete: 'tel', required: true, name: 'phone' }),
      ),
      field(
        'service',
        'Service',
        h(
          'select',
          { id: 'quote-service', name: 'service' },
          shell.choices.map((choice) => h('option', { key: choice }, choice)),
        ),
      ),
      field('notes', 'Notes (optional)', h('textarea', { id: 'quote-notes', name: 'notes', rows: 3 })),
      h(
        'div',
        { className: 'submit' },
        h('button', { type: 'submit', className: 'button' }, 'Send request'),
        h('p', null, 'Fastest answer: call ', h('a', { href: `tel:${shell.phoneHref}` }, shell.phone)),
      ),
    ),
  );

export const layout = (page, shell, content) =>
  h(
    'html',
    { lang: 'en-US' },
    head(page, shell),
    h(
      'body',
      null,
      header(page, shell),
      h('main', { id: 'main', tabIndex: -1 }, content),
      band(page, shell),
      footer(page, shell),
      dialog(shell),
    ),
  );
