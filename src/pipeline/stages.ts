/** Announces the stages of a run, for measurements such as `tests/bench/stage-times.js`. */
import { channel } from 'node:diagnostics_channel';

const stages = channel('treesite:stage');

/** Ends the stage before. Those of single files and pages begin again for each. */
export function beginStage(name: string): void {
  stages.publish(name);
}
