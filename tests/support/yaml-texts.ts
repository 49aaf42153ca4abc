/** Generators of YAML texts in many styles, valid and not, for properties of the loader. */
import fc from 'fast-check';
import { stringify } from 'yaml';

/** Lists of texts are written as lines, in which a broken bar separates the texts. */
export const inParts = (line: string) => line.split('¦');

/** Words and signs that mean something to YAML somewhere. */
export const yamlPieces = [
  `a¦word¦two words¦A: b¦a:b¦é¦e\u0301¦ﬁ¦—¦\u00a0¦😀¦it's¦"said"¦100%¦a, b¦#x¦a #b¦a# b¦-¦- ¦- a¦? ¦?¦:¦: ¦#`,
  '# note¦&a¦*a¦!t¦|¦>¦>-¦|+¦|2¦%¦@¦`¦~¦[¦]¦{¦}¦,¦[a, b]¦{a: b}¦[]¦{}¦[a, {b: c}]¦{"a": 1}¦{"a":1}',
  `{a: , b: c}¦{a, b}¦[a b, ]¦[[a], b]¦{q: 'x', a: "y"}¦"¦'¦""¦''¦"a"¦'b'¦'b''c'¦"a\\"b"¦"\\u0301"¦"\\x07"`,
  '"\\n"¦"a\\¦\\¦"\\uD83D\\uDE00"¦"\\/"¦"\\q"¦"\\ a"¦null¦Null¦nULL¦true¦True¦yes¦no¦off¦FALSE¦---¦...¦--- a',
  '<<¦__proto__¦constructor¦toString¦0¦-0¦+1¦007¦0o17¦0x1F¦0b1¦1_000¦1.¦.5¦-.5¦1.50¦1e3¦1E-3¦1.e5¦.inf¦-.Inf',
  '.NaN¦12:30¦2026-01-01¦12345678901234567890¦1e999¦\t¦\r¦\ufeff¦\u0085¦\u2028¦\u0000¦\ue000¦08540¦05156',
].flatMap(inParts);

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...yamlPieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);
const scalarText = fc.array(piece, { minLength: 0, maxLength: 4 }).map((parts) => parts.join(' '));
const key = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('a', 'b', 'name', 'faqs', 'q', 'long-key', 'metaTitle', '/areas/', '1', '05', '1.50'),
  },
  { weight: 1, arbitrary: piece },
);

const loneLines = inParts(`¦  ¦# note¦    # far¦---¦...¦-¦a: |¦b: >-¦c: >¦- |¦"k": v¦'k' : v¦k : v`);

/** Lines that a person may write: mostly right, with any indent. */
export const soup = fc
  .array(
    fc.tuple(
      fc.nat({ max: 3 }),
      fc.oneof(
        { weight: 5, arbitrary: fc.tuple(key, scalarText).map(([name, text]) => `${name}: ${text}`) },
        { weight: 3, arbitrary: key.map((name) => `${name}:`) },
        { weight: 3, arbitrary: scalarText.map((text) => `- ${text}`) },
        { weight: 2, arbitrary: fc.tuple(key, scalarText).map(([name, text]) => `- ${name}: ${text}`) },
        { weight: 3, arbitrary: scalarText },
        { weight: 1, arbitrary: fc.constantFrom(...loneLines) },
      ),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .chain((lines) =>
    fc
      .constantFrom('\n', '\n', '\n', '\r\n')
      .map((end) => lines.map(([indent, text]) => `${'  '.repeat(indent)}${text}`).join(end) + end),
  );

const multiline = fc
  .array(fc.oneof(scalarText, fc.lorem({ maxCount: 12 })), { maxLength: 5 })
  .map((lines) => lines.join('\n'));

const value = fc.letrec((tie) => ({
  scalar: fc.oneof(
    scalarText,
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.lorem({ maxCount: 40 }),
    multiline,
  ),
  list: fc.array(tie('node'), { maxLength: 4 }),
  group: fc.dictionary(key, tie('node'), { maxKeys: 5 }),
  node: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('scalar'), tie('list'), tie('group')),
}));

const oneOf = <const Values extends readonly unknown[]>(...values: Values): fc.Arbitrary<Values[number]> =>
  fc.constantFrom(...values);

const options = fc.record({
  indent: oneOf(2, 2, 3, 4),
  indentSeq: fc.boolean(),
  lineWidth: oneOf(0, 20, 40, 80),
  defaultStringType: oneOf('PLAIN', 'PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'),
  defaultKeyType: oneOf('PLAIN', 'PLAIN', 'QUOTE_DOUBLE'),
  collectionStyle: oneOf('any', 'any', 'block', 'flow'),
  blockQuote: oneOf(true, false, 'folded', 'literal'),
  singleQuote: oneOf(true, false, null),
});

/** What a program writes: valid, in all of YAML's styles. */
export const written = fc
  .tuple(
    fc.dictionary(key, value.node, { minKeys: 1, maxKeys: 6 }),
    options,
    fc.constantFrom('\n', '\n', '\r\n'),
    fc.constantFrom('', '', '---\n', '# note\n\n'),
  )
  .map(([content, style, end, before]) => (before + stringify(content, style)).replaceAll('\n', end));

/** A valid text with a few characters put in, taken out or moved to another line. */
export const edited = fc
  .tuple(
    written,
    fc.array(
      fc.tuple(fc.nat(), fc.constantFrom('', '', '\n', ' ', '  ', '#', ' # x', ':', ': ', '"', "'", ...yamlPieces)),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((changed, [place, insertion]) => {
      const at = place % (changed.length + 1);
      return changed.slice(0, at) + insertion + changed.slice(insertion === '' ? at + 1 : at);
    }, text),
  );
