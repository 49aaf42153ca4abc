/** The choice of a service: a select, or a list where a select would cut what is chosen short. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceField } from '../../../templates/components/ChoiceField/ChoiceField.tsx';

const long = 'Emergency roof tarping and storm damage';
const choices = (...labels: string[]) => labels.map((label) => ({ label, selected: label === long }));

test('short choices are a select', () => {
  const html = renderToStaticMarkup(<ChoiceField id="a" label="Service" choices={choices('Repairs', 'Roofs')} />);
  expect(html).toContain('<select id="a" name="service"><option selected="">Repairs</option><option>Roofs</option>');
});

test('choices too long for a phone are a list that can be read, with the same values and the same choice made', () => {
  const html = renderToStaticMarkup(<ChoiceField id="a" label="Service" choices={choices('Repairs', long)} />);
  expect(html).not.toContain('<select');
  expect(html).toContain('role="radiogroup" aria-labelledby="a"><strong id="a">Service</strong>');
  expect(html).toContain('<input type="radio" name="service" value="Repairs"/> Repairs</label>');
  expect(html).toContain(`<input type="radio" name="service" checked="" value="${long}"/> ${long}</label>`);
});

test('without choices there is no field', () => {
  expect(renderToStaticMarkup(<ChoiceField id="a" label="Service" choices={[]} empty="Choose one" />)).toBe('');
});

test('with an empty choice none of a list is chosen', () => {
  const labels = [{ label: long, selected: false }];
  const html = renderToStaticMarkup(<ChoiceField id="a" label="Service" choices={labels} empty="Choose one" />);
  expect(html).not.toContain('checked');
});
