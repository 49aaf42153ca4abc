/** Placeholder words for a name or a text. Pure. */
import { languageOf } from '../../domain/texts/languages.ts';

/** In capitals as names are, so that "We clean gutters in your town" is an ordinary sentence. */
const names = [
  'Sample (?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|County|City|Town)',
  'My (?:Company|Business|Street|City|Town|County)(?: Name)?',
  'Your (?:Company|Business|Street|City|Town|County) Name',
  'Any ?[Tt]own',
  '(?:Calle|Ciudad|Cliente|Comarca|Empresa|Localidad|Municipio) de muestra',
];

/** Headings have capitals too ("Protect Your Business"), so these words need more evidence. */
const yours = 'Your (?:Company|Business|Street|City|Town|County)';
const notBusiness = 'Your (?:Company|Street|City|Town|County)';

/** Short words, and longer ones that headings leave in lower case. */
const smallWords =
  'about|across|after|along|around|before|behind|between|during|from|into|like|near|onto|over|since|than|that|through|under|until|upon|when|while|with|within|without';

/** `words` after `before`. The words come first in the expression, because a lookbehind at every letter of a site takes long. */
function after(before: string, words: string): string {
  return `${words}(?<=${before}${words})`;
}

const yoursAsName = [
  // The whole text, or a line of an address.
  `${after('^[\\s#>*"“]*', notBusiness)}(?=[\\s.!*"”]*$|,(?! (?:Our|Your)))`,
  after('\\d ', 'Your Street'),
  'Your (?:City|Town|County)(?=, [A-Z]{2}(?![\\p{L}]))',
  'Your (?:Company|Business)(?=,? (?:LLC|Inc|Ltd|Corp|Co|GmbH)(?![\\p{L}])| (?:is|was|has|offers|provides|serves) )',
  after(
    '(?:©|[Cc]opyright|[Aa]bout|[Aa]sk|[Cc]all|[Cc]hoose|[Cc]ontact|[Hh]ire|[Ww]elcome to) ',
    'Your (?:Company|Business)',
  ),
  // After a word in lower case, so the text is not a heading: "We tune pianos in Your Town".
  after(
    `(?<![\\p{L}])(?!(?:${smallWords})(?![\\p{L}]))\\p{Ll}{4,} (?:\\p{Ll}{1,4} ){0,3}`,
    `(?:${yours}|${yours.toUpperCase()})`,
  ),
];

/** `[your town]` and `[City]`, but not the text of a Markdown link. */
const inBrackets =
  '\\[(?:(?:[Yy]our|[Mm]y|[Ii]nsert) [^\\][]{1,40}|(?:[Cc]ompany|[Bb]usiness|[Cc]ity|[Tt]own|[Ss]treet|[Cc]ounty)(?: [Nn]ame)?)\\](?![([:])';

const others = ['123 (?:[Mm]ain|MAIN) (?:[Ss]treet|[Ss]t|STREET|ST)', '[Ll]orem [Ii]psum', 'LOREM IPSUM', 'TBD'];

/** “TODO” in capitals is a word of Spanish and Portuguese: LIMPIAMOS TODO. */
const languagesWithTodo = ['es', 'pt'];

export function placeholderWordsIn(language: string): RegExp {
  const todo = languagesWithTodo.includes(languageOf(language)) ? 'TODO(?=:)' : 'TODO';
  const words = [...names, ...names.map((pattern) => pattern.toUpperCase()), ...others, todo, ...yoursAsName].join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])|${inBrackets}`, 'u');
}
