/** What html-validate is asked about pages that treesite makes. */
import type { RuleConfig } from 'html-validate';

/** Rules that serializers and minifiers break are omitted: these check the document, not its notation. */
export const htmlRules: RuleConfig = {
  'void-style': 'off',
  'doctype-style': 'off',
  'attr-quotes': 'off',
  'attr-case': 'off',
  'attr-delimiter': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'element-case': 'off',
  'no-trailing-whitespace': 'off',
  'no-raw-characters': 'off',
  'no-implicit-close': 'off',
  'no-implicit-input-type': 'off',
  'no-conditional-comment': 'off',
  'script-type': 'off',
  'svg-focusable': 'off',
  'long-title': 'off',
  'require-sri': 'off',
  'tel-non-breaking': 'off',
  'close-order': 'error',
  'no-inline-style': 'error',
  'valid-id': ['error', { relaxed: true }],
};
