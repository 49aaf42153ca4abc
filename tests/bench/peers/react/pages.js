// The pages of the bench as React elements: a place, a county, the list of counties, the home page.
import { createElement as h } from 'react';
import { actions, icon, layout, links } from './layout.js';

const hero = (page, shell, badges) =>
  h(
    'section',
    { className: 'hero bare' },
    h(
      'nav',
      { className: 'breadcrumbs', 'aria-label': 'Breadcrumb' },
      h(
        'ol',
        null,
        h('li', null, h('a', { href: '/' }, 'Home')),
        h('li', null, h('a', { href: '/areas/' }, 'Service Areas')),
        h('li', null, h('span', { 'aria-current': 'page' }, page.name)),
      ),
    ),
    h('h1', null, page.heading),
    h('div', { className: 'lead prose' }, h('p', null, page.intro)),
    actions(page, shell, 'Call Now'),
    h(
      'ul',
      { className: 'badges' },
      badges.map(([name, text]) => h('li', { key: name }, icon(name), text)),
    ),
  );

const sections = (page) =>
  page.sections.map(({ heading, body }) =>
    h('section', { className: 'prose', key: heading }, h('h2', null, heading), h('p', null, body)),
  );

const faqs = (page) =>
  h(
    'section',
    null,
    h('h2', null, 'Frequently Asked Questions'),
    page.faqs.map(({ q, a }) =>
      h(
        'details',
        { name: 'faq', className: 'faq-item', key: q },
        h('summary', null, h('h3', null, q), icon('chevron-down')),
        h('div', { className: 'prose' }, h('p', null, a)),
      ),
    ),
  );

const facts = (rows) =>
  h(
    'dl',
    { className: 'facts' },
    rows.map(({ label, value }) => h('div', { key: label }, h('dt', null, label), h('dd', null, value))),
  );
const names = (list) =>
  h(
    'ul',
    { className: 'names' },
    list.map((name) => h('li', { key: name }, name)),
  );

export function placePage(place, shell) {
  const page = { ...place, heading: `Tree Services in ${place.name}, ${shell.region}` };
  const badges = [
    ['map-pin', page.countyName],
    ['users', `Population ${page.population}`],
    ['clock', `Crew drive time (ETA): ${page.eta}`],
  ];
  const rows = [
    { label: 'County', value: page.countyName },
    { label: 'Population', value: page.population },
    { label: 'Crew drive time (ETA)', value: page.eta },
    ...page.quickFacts,
  ];
  return layout(
    page,
    shell,
    h(
      'div',
      null,
      hero(page, shell, badges),
      h(
        'div',
        { className: 'columns' },
        h(
          'div',
          { className: 'content' },
          h(
            'section',
            null,
            h('h2', null, `Tree work in ${page.name}`),
            h(
              'ul',
              { className: 'cards' },
              page.serviceCards.map(({ name, description, link }) =>
                h(
                  'li',
                  { className: 'card', key: link },
                  icon('leaf'),
                  h('h3', null, name),
                  h('p', null, description),
                  h(
                    'a',
                    { className: 'more', href: link },
                    'Learn More',
                    h('span', { className: 'unseen' }, ` about ${name}`),
                    icon('arrow-right'),
                  ),
                ),
              ),
            ),
          ),
          sections(page),
          h('section', null, h('h2', null, 'Prices'), facts(page.prices)),
          h('section', null, h('h2', null, 'Permits'), names(page.permits)),
          h(
            'section',
            { className: 'deep' },
            h('h2', null, page.emergency.heading),
            h('p', null, page.emergency.text),
            actions(page, shell, 'Call Now'),
          ),
          faqs(page),
          h(
            'section',
            { className: 'panel' },
            h('h2', null, page.closing.heading),
            h('p', null, page.closing.text),
            actions(page, shell, 'Call Now'),
            h(
              'a',
              { className: 'more', href: `/areas/${page.county}/` },
              `Back to ${page.countyName}`,
              icon('arrow-right'),
            ),
          ),
        ),
        h(
          'aside',
          { className: 'sidebar' },
          h(
            'section',
            { className: 'panel' },
            h('h2', null, 'Contact'),
            h('p', { className: 'big-number' }, h('a', { href: `tel:${shell.phoneHref}` }, shell.phone)),
            h('p', null, icon('clock'), shell.hours),
            actions(page, shell, 'Call Now'),
          ),
          h('section', null, h('h2', null, 'Quick facts'), facts(rows)),
          h('section', null, h('h2', null, 'Where we work'), names(page.coverage)),
          h('section', null, h('h2', null, 'ZIP codes'), h('p', null, page.zipCodes.join(', '))),
          h(
            'section',
            null,
            h('h2', null, 'Nearby places'),
            h(
              'ul',
              { className: 'timetable' },
              page.nearby.map(({ slug, name, miles }) =>
                h('li', { key: slug }, h('a', { href: `/areas/${slug}/` }, name), h('b', null, miles)),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

export function countyPage(county, shell) {
  const page = { ...county, heading: `Tree Services in ${county.name}, ${shell.region}` };
  return layout(
    page,
    shell,
    h(
      'div',
      null,
      hero(page, shell, [['users', `Population ${page.population}`]]),
      h(
        'section',
        null,
        h('h2', null, `Places in ${page.name}`),
        h(
          'ul',
          { className: 'timetable' },
          page.places.map(({ slug, name, eta }) =>
            h('li', { key: slug }, h('a', { href: `/areas/${slug}/` }, name), h('b', null, eta)),
          ),
        ),
      ),
      names(page.specialties),
      sections(page),
      faqs(page),
    ),
  );
}

export function indexPage(shell) {
  const page = { ...shell.home, url: '/areas/', name: 'Service Areas', heading: 'Service Areas' };
  return layout(page, shell, h('div', null, hero(page, shell, []), links(shell.counties)));
}

export function homePage(shell) {
  const page = { ...shell.home, url: '/', name: shell.business, heading: shell.business };
  return layout(page, shell, h('div', null, hero(page, shell, []), links(shell.services), links(shell.counties)));
}
