/** Signals while files are replaced: a process of its own, because a signal is for the whole process. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../support/run-cli.ts';

test.each(['SIGINT', 'SIGTERM'])('%s waits for the end of the work, and is reported once', (signal) => {
  const script = `
    import { finishDespiteSignals } from './src/emit/publication/interrupts.ts';
    const done = await finishDespiteSignals(() => {
      process.kill(process.pid, '${signal}');
      for (const until = Date.now() + 50; Date.now() < until; );
    });
    console.log(JSON.stringify([done, process.listenerCount('${signal}')]));
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([signal, 0]);
});
