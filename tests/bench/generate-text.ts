/**
 * Seeded prose for made-up sites: plain sentences, each with a name of its own (a road, a creek, a farm). A seed always gives the
 * same words.
 */
import { randomFrom } from '../support/random.ts';

export interface Words {
  /** A whole number from 0 to `below` - 1. */
  number: (below: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Different items, in the order of the list. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
  /** Sentences of about this many letters. */
  prose: (letters: number, place: string) => string;
  /** A few words without a full stop. */
  phrase: () => string;
  question: () => string;
  /** A road, a creek or a farm that the site has not named before. */
  landmark: () => string;
}

const who =
  'the crew|a neighbor|the owner|our climber|the town|a roofer|the ditch company|a gardener|the school|the mill'
    .concat(
      '|the church|a farmer|the foreman|an old map|the surveyor|a tenant|the builder|the family|a visitor|the county',
    )
    .split('|');
const does =
  'keeps|marks|measures|remembers|trims|walks|checks|plants|clears|photographs|fences|counts|stakes|moves|lifts'
    .concat(
      '|saves|names|crosses|follows|repairs|guards|visits|studies|spares|shades|drains|levels|rakes|splits|stacks',
    )
    .split('|');
const kinds =
  'old|young|leaning|hollow|crowded|tall|low|split|sound|twisted|bare|heavy|storm-bent|sunlit|mossy|narrow|wide'
    .concat('|forked|shaded|brittle|healthy|crooked|lonely|thirsty|dusty|quiet')
    .split('|');
const things = 'oaks|pines|maples|pecans|hedges|stumps|limbs|roots|fence lines|driveways|orchards|creek banks|gutters'
  .concat(
    '|garden walls|barn roofs|alleys|field edges|porches|lanes|culverts|ponds|meadows|sheds|windbreaks|trails|lawns',
  )
  .split('|');
const where = 'along|behind|near|by|past|beside|across from|uphill of|this side of|on the far side of'.split('|');
const when =
  'before the first frost|in late March|after a long rain|on a dry Saturday|when the sap is down|each November'
    .concat(
      '|within the week|once the leaves are off|while the ground is firm|as soon as the wind drops|every third year',
    )
    .concat('|ahead of the season|in the cool of the morning|by the end of the day|until the nesting is over')
    .split('|');
const because =
  'so that light reaches the house|and leaves the bark alone|because clay holds water|which costs less than waiting'
    .concat('|and the chips stay on site|so the drain keeps running|since roots go wider than branches')
    .concat('|and nobody has to close the street|which the neighbors were glad to see|so a truck can still turn')
    .concat('|because the soil is shallow there|and the gate is shut at night|which keeps the cut small')
    .split('|');

const questions =
  'Who looks after|What does it cost to clear|Can a truck get to|How soon can you look at|Is a permit needed for'
    .concat('|Does insurance pay for|What happens in winter to|Who owns|Which of you climbs|Is it too late to save')
    .split('|');

/** `landmark` gives another name each time. */
export function generateWords(seed: number, landmark: () => string): Words {
  const random = randomFrom(seed);
  const number = (below: number) => Math.floor(random() * below);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[number(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const phrase = () => `${pick(kinds)} ${pick(things)} ${pick(where)} ${landmark()}`;
  const sentence = (place: string) => {
    const start = number(4) === 0 ? `In ${place}, ${pick(who)}` : capitalized(pick(who));
    const end = number(2) === 0 ? `${pick(when)}, ${pick(because)}` : pick(number(2) === 0 ? when : because);
    return `${start} ${pick(does)} ${number(90) + 3} ${phrase()} ${end}.`;
  };
  return {
    number,
    pick,
    phrase,
    landmark,
    question: () => `${pick(questions)} the ${phrase()}?`,
    sample: (items, count) => {
      const places = items.map((_, index) => index).sort(() => random() - 0.5);
      return places
        .slice(0, count)
        .sort((a, b) => a - b)
        .flatMap((index) => items[index] ?? []);
    },
    prose: (letters, place) => {
      let text = sentence(place);
      while (text.length < letters) text += ` ${sentence(place)}`;
      return text;
    },
  };
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
