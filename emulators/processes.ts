import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A running process. A pid may be reused, but not with the same start time. */
export interface Process {
  pid: number;
  /** The pid of its parent. */
  parent: number;
  /** The pid of the process that leads its group. */
  group: number;
  startTime: string;
}

/**
 * Lists a process, the members of the group that it leads, and the descendants of all these. The
 * Firestore emulator's Java has its own group, so killing firebase-tools' group does not end it.
 */
export async function listFamily(pid: number): Promise<Process[]> {
  const allProcesses = await listProcesses();
  const family = new Map<number, Process>();
  let previousSize = -1;
  while (family.size !== previousSize) {
    previousSize = family.size;
    for (const process of allProcesses) {
      if (process.pid === pid || process.group === pid || family.has(process.parent)) {
        family.set(process.pid, process);
      }
    }
  }
  return [...family.values()];
}

/** Ends the given processes that still run: SIGTERM first, then SIGKILL. */
export async function endProcesses(processes: readonly Process[]): Promise<void> {
  for (const [signal, attempts] of [
    ['SIGTERM', 40],
    ['SIGKILL', 100],
  ] as const) {
    for (const process of await filterRunning(processes)) sendSignal(process.pid, signal);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if ((await filterRunning(processes)).length === 0) return;
      await delay(50);
    }
  }
}

async function filterRunning(processes: readonly Process[]): Promise<Process[]> {
  const startTimes = new Map(
    (await listProcesses()).map((process) => [process.pid, process.startTime]),
  );
  return processes.filter((process) => startTimes.get(process.pid) === process.startTime);
}

/**
 * Sends a signal to a process, or to a group by a negative pid. An ended process causes no error.
 */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Whether a process still runs, and its pid was not reused. */
export async function isRunning(process: Process): Promise<boolean> {
  return (await filterRunning([process])).length > 0;
}

/**
 * Lists every process of the machine. On Linux it reads /proc, because a small container may have
 * no `ps`.
 */
export function listProcesses(): Promise<Process[]> {
  return process.platform === 'linux' ? readProc() : readPs();
}

/** Reads the command line of a process; empty if it has ended. */
export async function readCommand(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return line.replaceAll('\0', ' ').trim();
  }
  const commandRun = promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
  return commandRun.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/** Whether a process has its working folder in `folder`, or names `folder` in its command line. */
export async function worksIn({ pid }: Process, folder: string): Promise<boolean> {
  return (
    `${await getWorkingFolder(pid)}/`.startsWith(`${folder}/`) ||
    (await readCommand(pid)).includes(`${folder}/`)
  );
}

/** The working folder of a process; empty if it has ended. */
async function getWorkingFolder(pid: number): Promise<string> {
  if (process.platform === 'linux') return readlink(`/proc/${pid}/cwd`).catch(() => '');
  const commandRun = promisify(execFile)('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn']);
  return commandRun.then(
    ({ stdout }) => /^n(.*)$/mu.exec(stdout)?.[1] ?? '',
    () => '',
  );
}

async function readProc(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The second field is the name in brackets, which may itself contain spaces and brackets. So
      // `fields` begins with the third field, and the start time is the 22nd.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [state, parent, group] = fields;
      const startTime = fields[19];
      if (state === 'Z' || !parent || !group || !startTime) return [];
      return [{ pid: Number(pid), parent: Number(parent), group: Number(group), startTime }];
    }),
  );
  return processes.flat();
}

async function readPs(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', [
    '-A',
    '-o',
    'pid=,ppid=,pgid=,stat=,lstart=',
  ]);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, group, state, ...startTime] = line.trim().split(/\s+/);
    if (!pid || !parent || !group || state?.startsWith('Z')) return [];
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        group: Number(group),
        startTime: startTime.join(' '),
      },
    ];
  });
}
