/** What html-validate is asked about pages that treesite makes. */
import { HtmlValidate } from 'html-validate';

/** Rules that serializers and minifiers break: the document is checked, not its notation. */
const ofNotation = [
  ...'void-style doctype-style attr-quotes attr-case attr-delimiter attribute-boolean-style'.split(' '),
  ...'attribute-empty-style element-case no-trailing-whitespace no-raw-characters no-implicit-close'.split(' '),
  ...'no-implicit-input-type no-conditional-comment script-type svg-focusable long-title'.split(' '),
  ...'require-sri tel-non-breaking'.split(' '),
];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    ...Object.fromEntries(ofNotation.map((rule) => [rule, 'off' as const])),
    'close-order': 'error',
    'no-inline-style': 'error',
    'valid-id': ['error', { relaxed: true }],
  },
});

export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
