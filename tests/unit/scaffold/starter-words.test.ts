/** The starter's words become those of a new company, and nothing of it is read twice. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Reword, rewordFor, starter } from '../../../src/scaffold/starter-words.ts';

function reword(flags: Parameters<typeof rewordFor>[0]): Reword {
  const result = rewordFor(flags);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

describe('the words of a new company', () => {
  it('stay the starter’s where nothing is said', () => {
    const text = `${starter.name}, ${starter.phone}, Riverbend, VT, Vermont`;
    expect(reword({})(text, 'text')).toBe(text);
  });

  it.each(['NH', 'nh', 'New Hampshire'])('take the state as %s', (state) => {
    expect(reword({ state })('Riverbend, VT: all of Vermont', 'text')).toBe('Riverbend, NH: all of New Hampshire');
    expect(reword({ state })('data/cities/riverbend-vt.yaml', 'path')).toBe('data/cities/riverbend-nh.yaml');
  });

  it('set the clock of the state', () => {
    expect(reword({ state: 'OR' })('timeZone: America/New_York', 'yaml')).toBe('timeZone: America/Los_Angeles');
  });

  it('take the city into texts, slugs and file names', () => {
    const change = reword({ city: 'St. Johnsbury' });
    expect(change('name: "Riverbend" # riverbend-vt', 'yaml')).toBe('name: "St. Johnsbury" # st-johnsbury-vt');
    expect(change('data/cities/riverbend-vt.yaml', 'path')).toBe('data/cities/st-johnsbury-vt.yaml');
  });

  it('give way where the city is called like the starter’s second one', () => {
    expect(reword({ city: 'Millbrook' })('Riverbend and Millbrook, millbrook-vt', 'text')).toBe(
      'Millbrook and Fairview, fairview-vt',
    );
  });

  it.each(['Joe\'s "Best": Gutters # 1', 'Riverbend VT Vermont', 'C:\\Gutters', '- & Sons'])(
    'keep a name as it is: %s',
    (name) => {
      const text = reword({ name, city: 'Elsewhere', state: 'OR' })(`name: "${starter.name}"\nregion: VT`, 'yaml');
      expect(parse(text)).toEqual({ name, region: 'OR' });
      expect(reword({ name })(starter.name, 'text')).toBe(name);
    },
  );

  it.each([
    [{ name: '  ' }, 'cannot be called'],
    [{ name: 'The {phone} Company' }, 'cannot be called'],
    [{ phone: 'call me' }, 'is not a phone number'],
    [{ state: 'Vermnt' }, 'Did you mean Vermont?'],
    [{ state: 'Bavaria' }, 'Elsewhere than in the United States'],
    [{ city: '東京' }, 'No web address'],
    [{ city: 'Bend: OR' }, 'No web address'],
  ])('are refused in a sentence: %o', (flags, said) => {
    expect(rewordFor(flags)).toContain(said);
  });
});
