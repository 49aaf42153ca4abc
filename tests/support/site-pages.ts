/** One page of each kind of the sample site, the one with the most parts, and a short one of a place. */
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
