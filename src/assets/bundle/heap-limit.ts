/** Whether templates have filled the memory that Node may use: then Node itself would soon end, with a dump in place of a message. */
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

function isFull(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used > (limit - youngBytes) * maxShare;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function megabytes(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 1e6))} MB`;
}
