/** The elements of forms, whose attributes React writes in an order of its own → props in this order. Pure. */
import { noBreakSpacesInText } from '../text/no-break-spaces.ts';
import type { Props } from './element-tree.ts';
import { notPlainMarkup } from './markup-text.ts';

/** The open `select`, with the value that it selects. */
export interface OpenSelect {
  value: unknown;
}

/** These come last, in this order. */
const last: Readonly<Record<string, readonly string[]>> = {
  form: ['action', 'encType', 'method', 'target'],
  input: ['name'],
  button: ['name'],
};

/** `select` is the one that the element is in. Throws `notPlainMarkup` for what is left to React. */
export function inFormOrder(name: string, props: Props, select: OpenSelect | undefined): Props {
  if (select && name !== 'option') throw notPlainMarkup;
  switch (name) {
    case 'form':
    case 'button':
      return withLast(props, last[name] ?? []);
    case 'input': {
      const { checked, defaultChecked, value, defaultValue, ...rest } = props;
      return {
        ...withLast(rest, last.input ?? []),
        checked: checked ?? defaultChecked,
        value: value ?? defaultValue,
      };
    }
    case 'select': {
      const { value: _, defaultValue: __, ...rest } = props;
      if (props.multiple !== undefined) throw notPlainMarkup;
      return rest;
    }
    case 'option':
      return optionProps(props, select);
    case 'textarea':
      // Its spaces and first line break matter.
      if ([props.value, props.defaultValue, props.children].some((text) => text !== undefined)) throw notPlainMarkup;
      return props;
    default:
      return props;
  }
}

export function openSelect({ value, defaultValue }: Props): OpenSelect {
  const selected = value ?? defaultValue;
  if (selected !== undefined && selected !== null && typeof selected !== 'string') throw notPlainMarkup;
  return { value: selected };
}

function optionProps(props: Props, select: OpenSelect | undefined): Props {
  const { selected, ...rest } = props;
  const { value, children } = props;
  // Spaces in a choice stay as they are, because forms send them.
  if (typeof children !== 'string' || noBreakSpacesInText(children) !== children) throw notPlainMarkup;
  if (select?.value === undefined || select.value === null) return { ...rest, selected };
  const own = value ?? children;
  if (typeof own !== 'string') throw notPlainMarkup;
  return { ...rest, selected: own === select.value };
}

function withLast(props: Props, names: readonly string[]): Props {
  if (names.every((name) => props[name] === undefined)) return props;
  const entries = Object.entries(props);
  const isLast = ([name]: [string, unknown]) => names.includes(name);
  return Object.fromEntries([
    ...entries.filter((entry) => !isLast(entry)),
    ...names.map((name): [string, unknown] => [name, props[name]]),
  ]);
}
