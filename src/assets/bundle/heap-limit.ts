/** How much of the memory that Node may use templates have filled: Node itself would end with a dump in place of a message. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { formatNumber } from '../../text/format-number.ts';

const maxShare = 0.85;
/** The part of V8's limit that is for new objects, and cannot hold what templates keep. */
const youngBytes = 2 ** 26;

/** Undefined while there is room. Takes half a microsecond, unless little is left: garbage is collected before the answer. */
export function describeFullHeap(): string | undefined {
  if (!isFull()) return undefined;
  collectGarbage();
  if (!isFull()) return undefined;
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return `The memory is full: ${megabytes(used)} of ${megabytes(limit)} are in use.`;
}

/** How much memory is in use, in bytes. */
export interface Memory {
  /** A sentence if it is full. */
  describeFull: () => string | undefined;
  /** With garbage, and with what is outside of V8's heap, such as the contents of typed arrays. */
  used: () => number;
  /** The most that may be in use. */
  max: () => number;
  collect: () => void;
}

export const heap: Memory = {
  describeFull: describeFullHeap,
  used() {
    const { used_heap_size: inHeap, external_memory: outside } = getHeapStatistics();
    return inHeap + outside;
  },
  max: maxUsedBytes,
  collect: collectGarbage,
};

function maxUsedBytes(): number {
  return (getHeapStatistics().heap_size_limit - youngBytes) * maxShare;
}

function isFull(): boolean {
  return getHeapStatistics().used_heap_size > maxUsedBytes();
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

export function megabytes(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 1e6))} MB`;
}
