/** The purposes of known services, which the privacy page shows, in English and in Spanish. Data only. */
import { languageOf } from '../texts/languages.ts';

const inSpanish = {
  'counts visits, without cookies': 'cuenta las visitas, sin cookies',
  'counts visits and measures loading times, without cookies':
    'cuenta las visitas y mide los tiempos de carga, sin cookies',
  'measures visits, with cookies': 'mide las visitas, con cookies',
  'loads other scripts': 'carga otros scripts',
  'shows a phone number that tells us how callers found us, with cookies':
    'muestra un número de teléfono que nos indica cómo nos encontró quien llama, con cookies',
} as const;

/** In words for visitors. */
export type ScriptPurpose = keyof typeof inSpanish;

export function purposeIn(language: string, purpose: ScriptPurpose): string {
  return languageOf(language) === 'es' ? inSpanish[purpose] : purpose;
}
