/** Diagnostics of pictures, icons and colors. */
import type { CatalogEntry } from './catalog-entry.ts';

export const assets = {
  'icon/unknown': {
    severity: 'warning',
    title: 'There is no icon with this name',
    why: 'The page is published without it.',
    fix: 'Use a name from https://lucide.dev/icons, or add an SVG file of that name to data/icons: data/icons/crane.svg is the icon crane.',
  },
  'image/missing': {
    title: 'A picture is not in data/images',
    why: 'The page would show a broken picture.',
    fix: 'Put the picture in data/images, or correct its name. Names are case-sensitive.',
  },
  'image/unreadable': {
    title: 'A picture cannot be read',
    why: 'The build decodes each picture to read its width and height and to make smaller sizes.',
    fix: 'Open it in a picture editor and save it again as JPEG or PNG. A drawing (SVG) needs a viewBox.',
  },
  'image/too-large': {
    title: 'The file of a picture or icon is too large',
    why: 'The limits are 10 MB for a photograph, 2 MB for a drawing (SVG) and 1 MB for an icon. Every build would have to read it, and each new version would add its full size to the repository.',
    fix: 'Export a photograph as a JPEG that is 2,000 to 3,000 pixels wide, usually 1 to 2 MB. The build makes the smaller sizes. Draw an SVG or icon with fewer points.',
  },
  'image/too-small': {
    severity: 'warning',
    title: 'A picture has too few pixels for where it is used',
    why: 'It would look blurred, especially on phones, whose screens have more pixels per inch.',
    fix: 'Use the original file from the camera: at least 1200 pixels wide at the top of a page, at least 800 elsewhere.',
  },
  'image/unsafe': {
    title: 'An SVG has a part that could run, animate or load something',
    why: 'Scripts in a picture or icon could run in a visitor’s browser, and requests to other sites reveal who visits. Only elements and attributes that draw shapes and text are allowed.',
    fix: 'Delete the part, or export the file as plain SVG, without scripts, event handlers, animations, links, frames, fonts or embedded pictures.',
  },
  'image/alt': {
    title: 'A picture has no alternative text, or one that says nothing',
    why: 'Screen readers would read the name of a file, “photo”, or nothing.',
    fix: 'Write what the picture shows: alt: A crew member sweeps a chimney',
  },
  'image/logo-shape': {
    severity: 'warning',
    title: 'A logo has a shape that does not fit the header',
    why: 'The header shows the logo 42 pixels high and at most 221 wide. A square logo is small there, and a very wide one even smaller. Two logos of different shapes move the header when the theme changes.',
    fix: 'Use a logo that is 1.5 to 6 times as wide as it is high, with the same shape for light and dark.',
  },
  'theme/font': {
    title: 'A font is not installed, cannot be read, or lacks the Latin alphabet',
    why: 'The site serves its fonts itself, and treesite takes the font files from npm packages.',
    fix: 'Run npm install with the name of the package that the message gives, in the site’s folder. https://fontsource.org lists all fonts.',
  },
  'card/letters': {
    severity: 'warning',
    title: 'Share cards lack letters of the business’s name or of the home page’s heading',
    why: 'Letters of share cards are drawn with one font, which has the letters of most languages with the Latin alphabet. A heading with a letter that it lacks is left out: the card has the name of the business in its place or, without that, only its mark. The headings of other pages are not checked.',
    fix: 'Save a font with these letters as templates/fonts/share-card.woff, in the format TTF, OTF or WOFF, not WOFF2.',
  },
  'theme/contrast': {
    severity: 'warning',
    title: 'Two colors have too little contrast',
    why: 'Text needs a contrast ratio of at least 4.5:1 to be readable (WCAG 2.2, success criterion 1.4.3).',
    fix: 'Make one of the two colors lighter or darker.',
  },
} as const satisfies Record<string, CatalogEntry>;
