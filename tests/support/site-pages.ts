/** One page of each kind of the real site, the one with the most parts, and a short one of a place. */

const services = [
  'crane-tree-removal',
  'emergency-tree-removal',
  'low-impact-tree-removal',
  'stump-grinding',
  'pruning-and-trimming',
  'tree-maintenance',
  'land-clearing',
  'lot-clearing',
  'site-preparation',
  'storm-cleanup',
];

const cities = [
  'greenville-nc',
  'washington-nc',
  'new-bern-nc',
  'winterville-nc',
  'chocowinity-nc',
  'kinston-nc',
  'ayden-nc',
  'farmville-nc',
  'bath-nc',
  'belhaven-nc',
  'aurora-nc',
  'grimesland-nc',
];

/** Places with a short page. */
const smallPlaces = ['pantego-nc', 'pinetown-nc', 'edward-nc', 'havelock-nc', 'grifton-nc'];

const counties = ['beaufort-county-nc', 'pitt-county-nc', 'craven-county-nc', 'lenoir-county-nc'];

export const everyPath = [
  '/',
  '/services/',
  ...services.map((slug) => `/services/${slug}/`),
  '/areas/',
  ...[...cities, ...smallPlaces, ...counties].map((slug) => `/areas/${slug}/`),
  '/about/',
  '/contact/',
  '/privacy/',
  '/terms/',
  '/careers/',
  '/news/',
  ...['before-hurricane-season', 'why-we-call-811', 'an-oak-off-the-roof-in-bath'].map((slug) => `/news/${slug}/`),
];

/** The pages in Spanish. */
export const spanishPaths = [
  '/es/',
  '/es/contacto/',
  '/es/privacidad/',
  ...['limpieza-despues-de-tormentas', 'retiro-de-emergencia-de-arboles'].map((slug) => `/es/servicios/${slug}/`),
  ...['greenville-nc', 'kinston-nc', 'lenoir-county-nc', 'pitt-county-nc'].map((slug) => `/es/zonas/${slug}/`),
];

export const pageKinds: Record<string, string> = {
  home: '/',
  'services hub': '/services/',
  service: '/services/crane-tree-removal/',
  areas: '/areas/',
  city: '/areas/greenville-nc/',
  'short place': '/areas/pantego-nc/',
  county: '/areas/beaufort-county-nc/',
  about: '/about/',
  contact: '/contact/',
  document: '/privacy/',
  news: '/news/',
  post: '/news/before-hurricane-season/',
};
