/** The elements and attributes that React writes without special rules. Everything else is left to React. Pure. */
import { booleanAttributes, voidElements } from '../html/markup.ts';
import { detailAttributes } from '../html/read-details.ts';
import { factAttributes } from '../html/read-facts.ts';
import { withoutLinks } from '../text/link-phones.ts';

export interface ElementRule {
  open: string;
  /** Empty for void elements. */
  close: string;
  /** Whether its children are SVG elements. */
  isSvg: boolean;
  /** Whether the reader of facts needs its start and end, whatever its attributes. */
  isFollowed: boolean;
  /** Whether React writes its attributes in an order of its own: see form-elements.ts. */
  isOfForm: boolean;
  /** Whether it may not contain links, so that phone numbers in it are not linked: see link-phones.ts. */
  isWithoutLinks: boolean;
}

const elementNames =
  'a abbr address article aside b blockquote br button cite code dd details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
  'header hgroup hr i img input kbd label legend li link main mark menu meta nav ol option p picture s samp script search section select small source span strong sub summary ' +
  'sup svg table tbody td textarea tfoot th thead time title tr u ul var wbr ' +
  'circle defs desc ellipse g line path polygon polyline rect symbol text tspan use';

const ofForms: ReadonlySet<string> = new Set(['form', 'input', 'button', 'select', 'option', 'textarea']);
const followed: ReadonlySet<string> = new Set(['h1', 'svg', 'title', 'script']);

export const elementRules: ReadonlyMap<string, ElementRule> = new Map(
  elementNames.split(' ').map((name): [string, ElementRule] => {
    const close = voidElements.has(name) ? '' : `</${name}>`;
    const rule: ElementRule = {
      open: `<${name}`,
      close,
      isSvg: name === 'svg',
      isFollowed: followed.has(name),
      isOfForm: ofForms.has(name),
      isWithoutLinks: withoutLinks.has(name),
    };
    return [name, rule];
  }),
);

export interface AttributeRule {
  kind: 'text' | 'url' | 'state' | 'switch' | 'download' | 'count';
  /** The markup up to the value; for a boolean attribute, all of it. */
  open: string;
  /** Its name in HTML, if the reader of facts needs it. */
  fact: string | undefined;
  /** The start of the only element that may have it, if there is only one. */
  only: string | undefined;
  /** The same if the reader of facts or of details needs it. */
  detail: string | undefined;
  /** Whether React's name has capitals that HTML does not need (SVG does). */
  isLowered: boolean;
}

const onlyOf: Readonly<Record<string, string>> = { checked: '<input', selected: '<option' };

const ofKind = (kind: AttributeRule['kind'], name: string, html = name.toLowerCase()): [string, AttributeRule] => {
  const bare = booleanAttributes.has(html) ? ` ${html}` : ` ${html}=""`;
  const fact = factAttributes.has(html) ? html : undefined;
  const detail = fact ?? (detailAttributes.has(html) ? html : undefined);
  const isLowered = html !== name && html === name.toLowerCase();
  return [name, { kind, open: kind === 'switch' ? bare : ` ${html}="`, fact, detail, only: onlyOf[name], isLowered }];
};

const texts =
  'id lang dir role title alt width height type name rel sizes media content property loading decoding target abbr scope headers cite ' +
  'slot part popover popovertarget popovertargetaction command commandfor closedby integrity as color accesskey translate ' +
  'charSet srcSet fetchPriority hrefLang dateTime colSpan tabIndex enterKeyHint inputMode autoCapitalize popoverTarget popoverTargetAction ' +
  'method encType autoComplete placeholder value ' +
  'd x y x1 x2 y1 y2 cx cy r rx ry dx dy points fill stroke transform opacity';

const attributeRules = new Map<string, AttributeRule>([
  ...texts.split(' ').map((name) => ofKind('text', name)),
  ofKind('text', 'className', 'class'),
  ofKind('text', 'htmlFor', 'for'),
  ofKind('text', 'httpEquiv', 'http-equiv'),
  ofKind('text', 'crossOrigin', 'crossorigin'),
  ofKind('text', 'referrerPolicy'),
  ...['strokeWidth', 'strokeLinecap', 'strokeLinejoin', 'textAnchor', 'fillRule', 'clipRule', 'dominantBaseline'].map(
    (name) =>
      ofKind(
        'text',
        name,
        name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
      ),
  ),
  [
    'viewBox',
    { kind: 'text', open: ' viewBox="', fact: undefined, detail: undefined, only: undefined, isLowered: false },
  ],
  ofKind('url', 'href'),
  ofKind('url', 'src'),
  ofKind('url', 'action'),
  ofKind('count', 'rows'),
  ...[
    'hidden',
    'open',
    'disabled',
    'inert',
    'defer',
    'noModule',
    'autoFocus',
    'reversed',
    'required',
    'noValidate',
    'readOnly',
    'checked',
    'selected',
  ].map((name) => ofKind('switch', name)),
  ofKind('download', 'download'),
]);

const ownName = /^(?:data|aria)-[a-z][a-z0-9-]*$/;

/** Undefined if React may have a special rule. */
export function attributeRule(name: string): AttributeRule | undefined {
  const known = attributeRules.get(name);
  if (known || !ownName.test(name)) return known;
  const rule = ofKind('state', name)[1];
  attributeRules.set(name, rule);
  return rule;
}
