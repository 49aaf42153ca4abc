/** The questions of `treesite new` on a terminal. */
import { expect, it } from 'vitest';
import { type Answers, completeAnswers } from '../../../src/cli/new-answers.ts';
import type { NewKind } from '../../../src/scaffold/kinds.ts';
import { someHints } from './a-site.ts';

/** Gives these answers in turn, and records the questions. */
function person(...answers: string[]) {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`No answer to: ${question}`);
    return answer;
  };
  return { ask, questions };
}

const counties = new Map([['clark-county-wa', { state: 'WA' }]]);
const nothing: Answers = { name: '', given: {}, withCounty: false };

function complete(kind: NewKind, answers: Partial<Answers>, ask: (question: string) => Promise<string>) {
  return completeAnswers(
    { ...nothing, ...answers },
    { kind, hints: someHints(), state: 'OR', country: 'US', counties },
    ask,
  );
}

it('asks for what the command left out, and for nothing else', async () => {
  const { ask, questions } = person('', 'Prineville', 'crook-county-or');
  expect(await complete('city', {}, ask)).toEqual({
    name: 'Prineville',
    given: { county: 'crook-county-or' },
    withCounty: false,
  });
  expect(questions[2]).toContain('deschutes-county-or');
  const asked = person();
  await complete('city', { name: 'Prineville', given: { county: 'crook-county-or' } }, asked.ask);
  await complete('page', { name: 'Guarantee' }, asked.ask);
  expect(asked.questions).toEqual([]);
});

it('asks for the keys that a service needs', async () => {
  const { given } = await complete('service', { name: 'Voicing' }, person('main', 'tuning').ask);
  expect(given).toEqual({ priority: 'main', category: 'tuning' });
});

it('asks again if a choice is misspelled', async () => {
  const { ask, questions } = person('mian', 'y', 'zzz', 'tuning');
  expect((await complete('service', { name: 'Voicing' }, ask)).given).toEqual({ priority: 'main', category: 'tuning' });
  expect(questions[1]).toContain('Did you mean main?');
  expect(questions[3]).toContain('There is no category zzz.');
});

it('offers to write a missing county', async () => {
  const { ask, questions } = person('y');
  const answers = await complete('city', { name: 'Fossil', given: { county: 'Wheeler County' } }, ask);
  expect(answers).toMatchObject({ given: { county: 'Wheeler County' }, withCounty: true });
  expect(questions).toEqual(['There is no county wheeler-county-or. Create the county Wheeler County too? [y/N] ']);
});

it('finds a county of another state', async () => {
  const hints = someHints();
  const slugs = { ...hints.slugs, county: [...hints.slugs.county, 'clark-county-wa'] };
  const context = { kind: 'city', hints: { ...hints, slugs }, state: 'OR', country: 'US', counties } as const;
  const answers = await completeAnswers(
    { ...nothing, name: 'Vancouver', given: { county: 'Clark' } },
    context,
    person().ask,
  );
  expect(answers).toMatchObject({ given: { county: 'clark-county-wa' }, withCounty: false });
});

it('asks again if the offered county is rejected', async () => {
  const { ask } = person('n', 'n', 'deschutes-county-or');
  const answers = await complete('city', { name: 'Bend', given: { county: 'crok-county-or' } }, ask);
  expect(answers).toMatchObject({ given: { county: 'deschutes-county-or' }, withCounty: false });
});
