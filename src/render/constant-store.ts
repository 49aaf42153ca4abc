/** A component and its props → their constant part, looked up by the identity of the props' values, then by value. */
import type { ComponentType } from 'react';
import type { MadePart } from '../html/read-page.ts';

/** One per component and props. */
export interface ConstantPart {
  readonly component: ComponentType<never>;
  readonly props: object;
  made?: MadePart;
  making?: Promise<MadePart>;
}

/** After this many new parts, those that no page has used since the last time are dropped. */
const partsPerGeneration = 1000;

/** Recent parts kept per component, because most pages use the previous page's parts. */
const recentParts = 12;

export class ConstantStore {
  readonly #recent = new Map<ComponentType<never>, ConstantPart[]>();
  #young = new Map<ComponentType<never>, Branch>();
  #old = new Map<ComponentType<never>, Branch>();
  #count = 0;

  find(component: ComponentType<never>, props: object): ConstantPart {
    const recent = this.#recent.get(component);
    const at = recent ? recent.findIndex((part) => isSame(part.props, props)) : -1;
    const part = recent?.[at] ?? this.#search(component, props);
    if (at !== 0)
      this.#recent.set(component, [part, ...(recent ?? []).filter((other) => other !== part)].slice(0, recentParts));
    return part;
  }

  #search(component: ComponentType<never>, props: object): ConstantPart {
    const place = branchFor(this.#young, component, props);
    place.part ??= branchFor(this.#old, component, props).part ?? { component, props };
    if (place.isNew) this.#grow();
    place.isNew = false;
    return place.part;
  }

  /** Starts a new generation when the young one is full. Parts that are used again move to the new one. */
  #grow(): void {
    this.#count += 1;
    if (this.#count < partsPerGeneration) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#count = 0;
  }
}

/** Whether two plain values are equal, with their keys in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const others = Object.keys(other);
  let count = 0;
  for (const key in one) {
    if (key !== others[count] || !isSame(one[key], other[key])) return false;
    count += 1;
  }
  return count === others.length;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

function branchFor(roots: Map<ComponentType<never>, Branch>, component: ComponentType<never>, props: object): Branch {
  let branch = branchAt(roots, component).next(Object.keys(props).join());
  for (const value of Object.values(props)) branch = branch.next(value);
  return branch;
}

/** Only longer objects are indexed by identity: shorter ones are serialized as fast, and most are not seen twice. */
const longText = 400;

/** A node of a trie over the props' values. */
class Branch {
  part: ConstantPart | undefined;
  isNew = true;
  #byValue: Map<unknown, Branch> | undefined;
  #byText: Map<string, Branch> | undefined;
  #byIdentity: WeakMap<object, Branch> | undefined;

  next(value: unknown): Branch {
    if (typeof value !== 'object' || value === null) {
      this.#byValue ??= new Map();
      return branchAt(this.#byValue, value);
    }
    const known = this.#byIdentity?.get(value);
    if (known) return known;
    const text = JSON.stringify(value);
    this.#byText ??= new Map();
    const branch = branchAt(this.#byText, text);
    if (text.length >= longText) {
      this.#byIdentity ??= new WeakMap();
      this.#byIdentity.set(value, branch);
    }
    return branch;
  }
}

function branchAt<Key>(branches: Map<Key, Branch>, key: Key): Branch {
  const known = branches.get(key);
  if (known) return known;
  const branch = new Branch();
  branches.set(key, branch);
  return branch;
}
