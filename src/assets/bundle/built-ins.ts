/** Notices functions of the language that a site's own templates have replaced, and puts them back: treesite and React call them, too. */

type Constructor = { prototype: object };

const constructors: readonly Constructor[] = [
  ...[
    Object,
    Function,
    Array,
    String,
    Number,
    Boolean,
    Symbol,
    Date,
    RegExp,
    Error,
    Map,
    Set,
    WeakMap,
    WeakSet,
    Promise,
  ],
  ...[Uint8Array, URL, URLSearchParams],
];

const owners: readonly (readonly [name: string, owner: object])[] = [
  ['JSON', JSON],
  ['Math', Math],
  ['Reflect', Reflect],
  ...constructors.flatMap((one): [string, object][] => {
    const { name } = one as unknown as { name: string };
    return [
      [name, one],
      [`${name}.prototype`, one.prototype],
    ];
  }),
];

interface BuiltIn {
  name: string;
  owner: Record<PropertyKey, unknown>;
  key: PropertyKey;
  value: unknown;
}

/** As they are before any template has run. */
const builtIns: readonly BuiltIn[] = owners.flatMap(([of, owner]) =>
  Reflect.ownKeys(owner).flatMap((key) => {
    const value = Object.getOwnPropertyDescriptor(owner, key)?.value;
    const name = typeof key === 'symbol' ? `${of}[${key.description}]` : `${of}.${key}`;
    return typeof value === 'function' && key !== 'prepareStackTrace'
      ? [{ name, owner: owner as BuiltIn['owner'], key, value }]
      : [];
  }),
);

/** Calls none of them until all are back. The name of the first that was replaced: `Array.prototype.map`. Takes 20 µs. */
export function restoreBuiltIns(): string | undefined {
  let first: string | undefined;
  for (let index = 0; index < builtIns.length; index++) {
    const { name, owner, key, value } = builtIns[index] as BuiltIn;
    if (owner[key] === value) continue;
    first ??= name;
    try {
      define(owner, key, { value, writable: true, configurable: true, enumerable: false });
    } catch {
      // A template has made it unchangeable. The build ends with the message.
    }
  }
  return first;
}

const define = Object.defineProperty;
