/** Targets for a build compared with the peers of the same run: the two limits of each, and whether figures are within them. Pure. */
import type { Measured } from './measure.ts';

/** Medians of one subject. */
export interface Figures {
  cold: Measured;
  edited: Measured;
  /** treesite only. */
  unchanged?: Measured;
}

export interface AllFigures {
  treesite: Figures;
  react?: Figures;
  eleventy?: Figures;
  hugo?: Figures;
  /** This repository's own site, seconds of processor time, and Eleventy's for as many made-up places. */
  own?: number;
  eleventyOwn?: number;
}

interface Limit {
  text: string;
  /** Undefined where the peer was not measured. */
  limit: number | undefined;
}

interface Target {
  name: string;
  value: number | undefined;
  unit: string;
  must: readonly Limit[];
  aim: readonly Limit[];
}

export interface Verdict {
  name: string;
  measured: string;
  must: string;
  aim: string;
}

export function judge(figures: AllFigures): Verdict[] {
  return targetsOf(figures).map(({ name, value, unit, must, aim }) => ({
    name,
    measured: value === undefined ? '–' : `${round(value)} ${unit}`,
    must: must.map((limit) => compare(value, limit)).join('; '),
    aim: aim.map((limit) => compare(value, limit)).join('; '),
  }));
}

function targetsOf({ treesite, react, eleventy, hugo, own, eleventyOwn }: AllFigures): Target[] {
  const part = (value: number | undefined, share: number) => (value === undefined ? undefined : value / share);
  return [
    {
      ...{ name: 'cold, processor time', value: treesite.cold.processor, unit: 's' },
      must: [
        { text: '1/3 of Hugo', limit: part(hugo?.cold.processor, 3) },
        { text: 'Eleventy', limit: eleventy?.cold.processor },
      ],
      aim: [
        { text: '1/5 of Hugo', limit: part(hugo?.cold.processor, 5) },
        { text: 'the React loop', limit: react?.cold.processor },
      ],
    },
    {
      ...{ name: 'cold, wall', value: treesite.cold.wall, unit: 's' },
      must: [{ text: '1/4 of Hugo', limit: part(hugo?.cold.wall, 4) }],
      aim: [{ text: '1/8 of Hugo', limit: part(hugo?.cold.wall, 8) }],
    },
    {
      ...{ name: 'one place edited, processor time', value: treesite.edited.processor, unit: 's' },
      must: [{ text: '1/100 of Hugo', limit: part(hugo?.edited.processor, 100) }],
      aim: [{ text: '1/200 of Hugo', limit: part(hugo?.edited.processor, 200) }],
    },
    {
      ...{ name: 'nothing changed, processor time', value: treesite.unchanged?.processor, unit: 's' },
      must: [{ text: '0.2 s', limit: 0.2 }],
      aim: [{ text: '0.12 s', limit: 0.12 }],
    },
    {
      ...{ name: 'cold, peak memory of all processes', value: treesite.cold.memory, unit: 'MiB' },
      must: [{ text: '1/2 of Hugo', limit: part(hugo?.cold.memory, 2) }],
      aim: [{ text: '1/3 of Hugo', limit: part(hugo?.cold.memory, 3) }],
    },
    {
      ...{ name: 'own site, pictures and bundles cached, processor time', value: own, unit: 's' },
      must: [{ text: '1.0 s', limit: 1 }],
      aim: [{ text: 'Eleventy with 17 places', limit: eleventyOwn }],
    },
  ];
}

function compare(value: number | undefined, { text, limit }: Limit): string {
  if (value === undefined || limit === undefined) return `${text}: not measured`;
  return `${text} (${round(limit)}): ${value <= limit ? 'reached' : `missed, ${round(value / limit)} times as much`}`;
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
