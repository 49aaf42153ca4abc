/** The cards of all services: the first one is wide, with its picture beside its text, unless there are many. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ServiceCard, Wording } from '../../../src/index.ts';
import { ServiceCards } from '../../../templates/components/ServiceCards/ServiceCards.tsx';

const wording = { learnMore: 'More', learnMoreAbout: 'More about {service}' } as Wording;

function classOf(count: number): string | undefined {
  const cards = Array.from({ length: count }, (_, index) => {
    const title = `Service ${index}`;
    return { href: `/${index}/`, title, description: 'a', image: { src: 'a.jpg', width: 3, height: 2, alt: '' } };
  }) as unknown as ServiceCard[];
  return /class="([^"]*)"/.exec(renderToStaticMarkup(<ServiceCards cards={cards} wording={wording} filled />))?.[1];
}

test('the picture of the first of up to ten is beside its text', () => {
  expect([1, 10].map(classOf)).toEqual(['cards filled pictured', 'cards filled pictured']);
});

test('the first of more than ten is as wide as the others, so its picture is above its text', () => {
  expect([11, 14].map(classOf)).toEqual(['cards filled', 'cards filled']);
});
