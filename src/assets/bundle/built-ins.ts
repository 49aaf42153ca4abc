/** Detects and restores built-in functions of JavaScript that a site's own templates have replaced, because treesite and React call them too. */

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

/** The built-in functions and the objects that hold them, before any template has run. */
const builtIns: readonly BuiltIn[] = [
  ...owners.flatMap(([name, value]) =>
    name.includes('.') ? [] : [{ name, owner: globalThis as unknown as BuiltIn['owner'], key: name, value }],
  ),
  ...owners.flatMap(([of, owner]) =>
    Reflect.ownKeys(owner).flatMap((key) => {
      const value = Object.getOwnPropertyDescriptor(owner, key)?.value;
      const name = typeof key === 'symbol' ? `${of}[${key.description}]` : `${of}.${key}`;
      return typeof value === 'function' && key !== 'prepareStackTrace'
        ? [{ name, owner: owner as BuiltIn['owner'], key, value }]
        : [];
    }),
  ),
];

/** Restores all before calling any. Returns the name of the first replaced function: `Array.prototype.map`. Takes 20 µs. */
export function restoreBuiltIns(): string | undefined {
  let first: string | undefined;
  for (let index = 0; index < builtIns.length; index++) {
    const { name, owner, key, value } = builtIns[index] as BuiltIn;
    if (owner[key] === value) continue;
    first ??= name;
    try {
      define(owner, key, { value, writable: true, configurable: true, enumerable: false });
    } catch {
      // A template has frozen it. The caller ends the build with a message.
    }
  }
  return first;
}

const define = Object.defineProperty;
