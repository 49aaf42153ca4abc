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

const inParts = (words: string) => words.split('|');
const who = inParts('the crew|a neighbor|the owner|our climber|the ditch company|the surveyor|an old map|the county');
const does = inParts('keeps|marks|measures|remembers|photographs|fences|crosses|repairs|guards|splits|stacks|clears');
const kinds = inParts('old|leaning|hollow|crowded|tall|storm-bent|mossy|narrow|forked|brittle|healthy|crooked');
const things = inParts('oaks|pines|hedges|stumps|fence lines|driveways|creek banks|garden walls|culverts|windbreaks');
const where = inParts('along|behind|near|by|past|beside|across from|uphill of|this side of|on the far side of');
const when = inParts('before the first frost|in late March|after a long rain|when the sap is down|every third year');
const because = [
  ...inParts('so that light reaches the house|because clay holds water|which costs less than waiting'),
  ...inParts('and nobody has to close the street|so a truck can still turn|because the soil is shallow there'),
];
const questions = inParts('Who looks after|Can a truck get to|Is a permit needed for|What happens in winter to');

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
