/** Whether a folder contains the undamaged result of a publish. */
import { inspectLive } from '../../src/emit/publication/live-site.ts';

/** `id` is that of the publish. */
export function isLive(folder: string, id: string): boolean {
  const live = inspectLive(folder);
  return typeof live === 'object' && live.id === id && live.damaged.size === 0;
}
