/** Marks that no finished text has: brackets to fill in, lorem ipsum, TODO. Pure. */
import { languageOf } from '../../../domain/texts/languages.ts';

/** `[your town]` and `[City]`, but not the text of a Markdown link. */
const inBrackets =
  '\\[(?:(?:[Yy]our|[Mm]y|[Ii]nsert) [^\\][]{1,40}|(?:[Cc]ompany|[Bb]usiness|[Cc]ity|[Tt]own|[Ss]treet|[Cc]ounty)(?: [Nn]ame)?)\\](?![([:])';

/** Those of `treesite init` in both languages, and of other samples. */
const words = [
  'Sample (?:County|Customer)',
  'Cliente de muestra',
  'Your (?:Company|Business|Street|City|Town|County) Name',
  '[Ll]orem [Ii]psum',
];

/** “TODO” in capitals is a word of Spanish and Portuguese: LIMPIAMOS TODO. */
const languagesWithTodo = ['es', 'pt'];

export function placeholderWordsIn(language: string): RegExp {
  const todo = languagesWithTodo.includes(languageOf(language)) ? 'TODO(?=:)' : 'TODO';
  return new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${[...words, ...words.map((pattern) => pattern.toUpperCase()), todo].join('|')})(?![\\p{L}\\p{N}_])|${inBrackets}`,
    'u',
  );
}
