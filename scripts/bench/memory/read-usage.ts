import { readFile } from 'node:fs/promises';
import { CommandError } from '../../../emulators/command-error.ts';

/** The memory and processor time that a process has used. */
export interface Usage {
  /** The peak memory, in MiB. */
  readonly peak: number;
  /** Processor time in seconds, which a busy machine does not change. */
  readonly cpu: number;
}

/** The kernel's unit of time (USER_HZ). It is the same on every Linux system. */
const ticksPerSecond = 100;

/**
 * Reads the memory and processor time that a process has used.
 *
 * @throws CommandError when it has ended, or without /proc
 */
export async function readUsage(pid: number): Promise<Usage> {
  const readProcFile = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/mu.exec(await readProcFile('status'))?.[1];
  if (kilobytes === undefined) {
    throw new CommandError(
      process.platform === 'linux'
        ? 'The function’s process has ended under its load.'
        : 'The usage of a process is read from /proc, which only Linux has.',
    );
  }
  // The first two fields are removed, because the second one, the command's name in brackets, may
  // contain spaces. Of the remaining fields, the 12th and 13th are utime and stime.
  const fields = (await readProcFile('stat')).replace(/^.*\) /su, '').split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { peak: Math.round(Number(kilobytes) / 1024), cpu: ticks / ticksPerSecond };
}
