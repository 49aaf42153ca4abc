/** The services to choose from in forms. */
import { expect, test } from 'vitest';
import { choicesFor } from '../../../src/routes/forms.ts';
import { aLinkedSite, aService, siteFile } from '../../support/builders.ts';

function choices(titles: string[], forms = '') {
  const files = [
    siteFile((text) => text.replace('forms:\n', `forms:\n${forms}`)),
    ...titles.map((title, order) => aService({ title, order })),
  ];
  const { model } = aLinkedSite(files);
  const service = model.services.get('repair');
  return choicesFor('contact', model, service ? { service } : {});
}

test('are all services if the site lists none, and the page of one selects it', () => {
  expect(choices(['Tuning', 'Repair'])).toEqual([
    { label: 'Tuning', selected: false, service: 'tuning' },
    { label: 'Repair', selected: true, service: 'repair' },
  ]);
});

test('are none if there is only one service, or very many', () => {
  expect(choices(['Repair'])).toEqual([]);
  expect(choices(Array.from({ length: 25 }, (_, index) => `Tuning ${index}`))).toEqual([]);
});

test('are those that the site lists', () => {
  const forms = '  services:\n    - label: A broken string\n      service: repair\n';
  expect(choices(['Tuning', 'Repair'], forms)).toEqual([
    { label: 'A broken string', selected: true, service: 'repair' },
  ]);
});
