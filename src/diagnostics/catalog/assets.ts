/** Diagnostics of pictures, icons and colours. */
import type { CatalogEntry } from './catalog-entry.ts';

export const assets = {
  'icon/unknown': {
    severity: 'warning',
    title: 'An icon is not in the set',
    why: 'The page is shown without it.',
    cure: 'Use a name from https://lucide.dev/icons, or put a drawing of that name into data/icons: data/icons/crane.svg is crane.',
  },
  'image/missing': {
    severity: 'error',
    title: 'A picture is not in data/images',
    why: 'The page would show a broken picture.',
    cure: 'Put the picture into data/images, or correct its name. Upper and lower case count.',
  },
  'image/unreadable': {
    severity: 'error',
    title: 'A picture cannot be read',
    why: 'The build has to decode it to make the sizes that phones and screens need, and to know its width and height.',
    cure: 'Open it in a picture editor and save it again as JPEG or PNG. A drawing (SVG) needs a viewBox.',
  },
  'image/too-large': {
    severity: 'error',
    title: 'A picture is larger than 10 MB',
    why: 'Every build would have to work through it, and the site’s folder would grow with every new version of it.',
    cure: 'Export it as a JPEG, 2000 to 3000 pixels wide: that is 1 to 2 MB. The build makes the small ones.',
  },
  'image/too-small': {
    severity: 'warning',
    title: 'A picture has too few pixels for its place',
    why: 'It would look soft, most of all on phones, whose screens are dense.',
    cure: 'Use the original from the camera: 1200 pixels or more across for the top of a page, 800 or more elsewhere.',
  },
  'image/unsafe': {
    severity: 'error',
    title: 'A drawing (SVG) has a part that could run, move or load something',
    why: 'Scripts in a picture or icon could run in a visitor’s browser, and outside addresses let others see who visits. Only elements and attributes that draw are published.',
    cure: 'Delete the part, or export the drawing as plain SVG: no scripts, events, animations, links, frames, fonts or pictures inside it.',
  },
  'image/alt': {
    severity: 'error',
    title: 'A picture has no text for people who cannot see it',
    why: 'Screen readers would read the file’s name, or nothing.',
    cure: 'Add alt: with what the picture shows.',
  },
  'theme/contrast': {
    severity: 'warning',
    title: 'Two colours are too close to read',
    why: 'Text needs a contrast of 4.5 to 1 to be read in sunlight and by tired eyes (WCAG 2.2, 1.4.3).',
    cure: 'Make one of the two colours lighter or darker.',
  },
} as const satisfies Record<string, CatalogEntry>;
