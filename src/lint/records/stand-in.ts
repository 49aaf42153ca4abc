/** Words that stand in for a name or a text, in forms, templates and the starter. Pure. */

/** In capitals as names are, so that "We clean gutters in your town" is an ordinary sentence. */
const names = [
  'Sample (?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|County|City|Town)',
  '(?:My|Your) (?:Company|Business|Street|City|Town|County)(?: Name)?',
  'Any ?[Tt]own',
];

/** `[your town]` and `[City]`, but not the text of a Markdown link. */
const inBrackets =
  '\\[(?:(?:[Yy]our|[Mm]y|[Ii]nsert) [^\\][]{1,40}|(?:[Cc]ompany|[Bb]usiness|[Cc]ity|[Tt]own|[Ss]treet|[Cc]ounty)(?: [Nn]ame)?)\\](?![([:])';

const others = [
  '123 (?:[Mm]ain|MAIN) (?:[Ss]treet|[Ss]t|STREET|ST)',
  '[Ll]orem [Ii]psum',
  'LOREM IPSUM',
  'TODO',
  'TBD',
];

const words = [...names, ...names.map((pattern) => pattern.toUpperCase()), ...others].join('|');

export const standIn = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])|${inBrackets}`, 'u');
