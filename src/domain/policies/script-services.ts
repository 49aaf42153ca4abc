/**
 * Services whose scripts sites often use: what each needs in a page and in the content policy. Data only; `{id}` is the
 * owner's `id`. From the services' docs and public repositories, November 2026; not tested with live accounts.
 */
import { languageOf } from '../texts/languages.ts';
import type { AllowedOrigins } from './origins.ts';

export interface ScriptService {
  /** Its name on the privacy page. */
  name: string;
  purpose: ScriptPurpose;
  /** URL of its privacy policy. */
  privacy: string;
  src: string;
  attributes?: Readonly<Record<string, string>>;
  /** An inline script that runs before the script is loaded. */
  before?: string;
  /** The pattern of `id`, and its description in messages. Absent: it needs no id. */
  id?: { pattern: RegExp; form: string };
  allow: AllowedOrigins;
  /** The default of `when`: scripts that store something on the visitor's device wait for consent. */
  when: 'load' | 'consent';
}

const dataLayer = 'window.dataLayer=window.dataLayer||[];';

export const scriptServices = {
  // https://plausible.io/docs/plausible-script
  plausible: {
    name: 'Plausible',
    purpose: 'counts visits, without cookies',
    privacy: 'https://plausible.io/data-policy',
    src: 'https://plausible.io/js/script.js',
    attributes: { 'data-domain': '{id}' },
    id: { pattern: /^[a-z0-9.-]+(,[a-z0-9.-]+)*$/, form: 'the domain of the site as Plausible lists it: example.com' },
    allow: { script: ['https://plausible.io'], connect: ['https://plausible.io'] },
    when: 'load',
  },
  // https://usefathom.com/docs/script/embed
  fathom: {
    name: 'Fathom Analytics',
    purpose: 'counts visits, without cookies',
    privacy: 'https://usefathom.com/data',
    src: 'https://cdn.usefathom.com/script.js',
    attributes: { 'data-site': '{id}' },
    id: { pattern: /^[A-Z]{4,16}$/, form: 'the site ID, capital letters: ABCDEFGH' },
    allow: {
      script: ['https://cdn.usefathom.com'],
      img: ['https://cdn.usefathom.com'],
      connect: ['https://cdn.usefathom.com'],
    },
    when: 'load',
  },
  // https://www.goatcounter.com/help/csp
  goatcounter: {
    name: 'GoatCounter',
    purpose: 'counts visits, without cookies',
    privacy: 'https://www.goatcounter.com/help/privacy',
    src: 'https://gc.zgo.at/count.js',
    attributes: { 'data-goatcounter': 'https://{id}.goatcounter.com/count' },
    id: { pattern: /^[a-z0-9][a-z0-9-]*$/, form: 'the code before .goatcounter.com' },
    allow: {
      script: ['https://gc.zgo.at'],
      img: ['https://{id}.goatcounter.com'],
      connect: ['https://{id}.goatcounter.com'],
    },
    when: 'load',
  },
  // https://developers.cloudflare.com/web-analytics/
  cloudflare: {
    name: 'Cloudflare Web Analytics',
    purpose: 'counts visits and measures loading times, without cookies',
    privacy: 'https://www.cloudflare.com/privacypolicy/',
    src: 'https://static.cloudflareinsights.com/beacon.min.js',
    attributes: { 'data-cf-beacon': '{"token": "{id}"}' },
    id: { pattern: /^[0-9a-f]{32}$/, form: 'the token, 32 digits and letters a to f' },
    allow: { script: ['https://static.cloudflareinsights.com'], connect: ['https://cloudflareinsights.com'] },
    when: 'load',
  },
  // https://docs.simpleanalytics.com/script
  'simple-analytics': {
    name: 'Simple Analytics',
    purpose: 'counts visits, without cookies',
    privacy: 'https://www.simpleanalytics.com/privacy-policy',
    src: 'https://scripts.simpleanalyticscdn.com/latest.js',
    allow: {
      script: ['https://scripts.simpleanalyticscdn.com'],
      img: ['https://queue.simpleanalyticscdn.com'],
      connect: ['https://queue.simpleanalyticscdn.com'],
    },
    when: 'load',
  },
  // https://developers.google.com/tag-platform/security/guides/csp
  'google-analytics': {
    name: 'Google Analytics',
    purpose: 'measures visits, with cookies',
    privacy: 'https://policies.google.com/privacy',
    src: 'https://www.googletagmanager.com/gtag/js?id={id}',
    before: `${dataLayer}function gtag(){dataLayer.push(arguments)}gtag('js',new Date);gtag('config','{id}')`,
    id: { pattern: /^G-[A-Z0-9]{4,16}$/, form: 'the measurement ID: G-ABCDE12345' },
    allow: {
      script: ['https://*.googletagmanager.com'],
      img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    },
    when: 'consent',
  },
  // The same guide. The scripts that a container loads need further origins.
  'google-tag-manager': {
    name: 'Google Tag Manager',
    purpose: 'loads other scripts',
    privacy: 'https://policies.google.com/privacy',
    src: 'https://www.googletagmanager.com/gtm.js?id={id}',
    before: `${dataLayer}dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'})`,
    id: { pattern: /^GTM-[A-Z0-9]{4,12}$/, form: 'the container ID: GTM-ABCD123' },
    allow: {
      script: ['https://www.googletagmanager.com'],
      img: ['https://www.googletagmanager.com'],
      connect: ['https://www.googletagmanager.com'],
    },
    when: 'consent',
  },
  // https://support.callrail.com/hc/en-us/articles/200977208
  callrail: {
    name: 'CallRail',
    purpose: 'shows a phone number that tells us how callers found us, with cookies',
    privacy: 'https://www.callrail.com/privacy',
    src: 'https://cdn.callrail.com/companies/{id}/12/swap.js',
    id: {
      pattern: /^[0-9]{6,12}\/[0-9a-f]{12,32}$/,
      form: 'the two parts after companies/ in its script: 123456789/0a1b2c3d4e5f60718293',
    },
    allow: { script: ['https://cdn.callrail.com', 'https://js.callrail.com'], connect: ['https://js.callrail.com'] },
    when: 'consent',
  },
} as const satisfies Record<string, ScriptService>;

export type ScriptServiceName = keyof typeof scriptServices;

export function scriptService(name: ScriptServiceName): ScriptService {
  return scriptServices[name];
}

/** Their purposes, which the privacy page shows. */
const inSpanish = {
  'counts visits, without cookies': 'cuenta las visitas, sin cookies',
  'counts visits and measures loading times, without cookies':
    'cuenta las visitas y mide los tiempos de carga, sin cookies',
  'measures visits, with cookies': 'mide las visitas, con cookies',
  'loads other scripts': 'carga otros scripts',
  'shows a phone number that tells us how callers found us, with cookies':
    'muestra un número de teléfono que nos indica cómo nos encontró quien llama, con cookies',
} as const;

type ScriptPurpose = keyof typeof inSpanish;

export function purposeIn(language: string, purpose: ScriptPurpose): string {
  return languageOf(language) === 'es' ? inSpanish[purpose] : purpose;
}
