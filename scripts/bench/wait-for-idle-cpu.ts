import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { CommandError } from '../../emulators/command-error.ts';

const sampleMs = 1000;
const requiredIdleSamples = 3;
/** The largest busy share of the processors' time that counts as idle. */
const maxBusyShare = 0.1;
const timeoutMs = 180_000;

interface CpuTime {
  readonly busy: number;
  readonly all: number;
}

const readCpuTime = (): CpuTime =>
  cpus().reduce(
    ({ busy, all }, { times: { idle, ...others } }) => {
      const busyTime = Object.values(others).reduce((sum, time) => sum + time, 0);
      return { busy: busy + busyTime, all: all + busyTime + idle };
    },
    { busy: 0, all: 0 },
  );

/**
 * Waits until the processors have been idle for three seconds. The emulators are still busy after
 * their start, which would distort a measurement.
 *
 * @throws CommandError when the machine is not idle within three minutes
 */
export async function waitForIdleCpu(signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let before = readCpuTime();
  for (let idleSamples = 0; idleSamples < requiredIdleSamples;) {
    if (Date.now() > deadline)
      throw new CommandError(
        'This machine is busy with something else, which would distort the measurement.',
      );
    await setTimeout(sampleMs, undefined, { signal });
    const now = readCpuTime();
    idleSamples =
      (now.busy - before.busy) / (now.all - before.all) < maxBusyShare ? idleSamples + 1 : 0;
    before = now;
  }
}
