import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { CommandError } from '../../emulators/command-error.ts';

const sampleMs = 1000;
const samplesInARow = 3;
/** Of the processors' time, at the most. */
const quietShare = 0.1;
const timeoutMs = 180_000;

interface Work {
  readonly busy: number;
  readonly all: number;
}

const workSoFar = (): Work =>
  cpus().reduce(
    ({ busy, all }, { times: { idle, ...others } }) => {
      const workTime = Object.values(others).reduce((sum, time) => sum + time, 0);
      return { busy: busy + workTime, all: all + workTime + idle };
    },
    { busy: 0, all: 0 },
  );

/**
 * Waits until the processors have been idle for three seconds. The emulators go on working after
 * their start. That would distort a measurement.
 *
 * @throws CommandError when the machine is not idle within three minutes
 */
export async function waitForIdleCpu(signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let before = workSoFar();
  for (let quiet = 0; quiet < samplesInARow;) {
    if (Date.now() > deadline)
      throw new CommandError(
        'This machine is busy with something else: nothing can be measured beside it.',
      );
    await setTimeout(sampleMs, undefined, { signal });
    const now = workSoFar();
    quiet = (now.busy - before.busy) / (now.all - before.all) < quietShare ? quiet + 1 : 0;
    before = now;
  }
}
