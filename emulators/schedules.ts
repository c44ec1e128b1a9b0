import { setTimeout as delay } from 'node:timers/promises';
import { getEmulatorAddress, projectId } from './project.ts';

/** A scheduled function, as the functions emulator lists it. */
interface ScheduledFunction {
  readonly id: string;
  readonly name: string;
  readonly schedule?: { readonly schedule: string; readonly timeZone: string };
}

const address = getEmulatorAddress('functions');

/** Lists the scheduled functions of the running functions emulator. */
async function listScheduledFunctions() {
  const response = await fetch(`${address}/backends`);
  const { backends } = (await response.json()) as {
    readonly backends: readonly { readonly functionTriggers: readonly ScheduledFunction[] }[];
  };
  return backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .flatMap(({ id, name, schedule }) =>
      schedule === undefined ? [] : [{ id, name, ...schedule }],
    );
}

/**
 * Runs a scheduled function once, as Cloud Scheduler would. The functions emulator runs no
 * schedules, but it runs such a function on request.
 *
 * @param id the region and the name of the function
 * @throws Error if the function does not exist or fails
 */
async function runScheduledFunction(id: string): Promise<void> {
  // The emulator adds a number, which changes when the functions are built again. Its response to
  // an unknown name has all names.
  const names = await (await fetch(`${address}/${projectId}/unknown/unknown`)).text();
  const [trigger = id] = new RegExp(`\\b${id}-\\d+\\b`, 'u').exec(names) ?? [];
  const path = `functions/projects/${projectId}/triggers/${trigger}`;
  const response = await fetch(`${address}/${path}`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}

/**
 * Runs a scheduled function of the running emulators now.
 *
 * @throws Error that lists the functions if there is none of that name
 */
export async function runScheduleNow(name: string): Promise<void> {
  const functions = await listScheduledFunctions();
  const scheduledFunction = functions.find((one) => one.name === name);
  if (scheduledFunction === undefined) {
    throw new Error(`Choose among ${functions.map((one) => one.name).join(', ')}.`);
  }
  await runScheduledFunction(scheduledFunction.id);
}

const minuteMs = 60_000;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Whether a crontab line is due in the minute of an instant.
 *
 * @param schedule its fields are `*`, numbers or lists of numbers
 */
export function isDue(schedule: string, timeZone: string, instant: number): boolean {
  const options = { minute: 'numeric', hour: 'numeric', day: 'numeric', month: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en', {
    ...options,
    weekday: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { minute, hour, day, month, weekday = '' } = parts;
  const values = [minute, hour, day, month, weekdays.indexOf(weekday)].map(Number);
  return schedule.split(' ').every(
    (field, index) =>
      field === '*' ||
      field
        .split(',')
        .map(Number)
        .includes(values[index] ?? -1),
  );
}

/** Runs each scheduled function of the running emulators at its times, until the signal aborts. */
export async function runSchedules(signal: AbortSignal): Promise<void> {
  const functions = await listScheduledFunctions();
  for (const { name, schedule } of functions) console.log(`  ${name} runs at "${schedule}".`);
  const runDueFunctions = async () => {
    while (!signal.aborted) {
      await delay(minuteMs - (Date.now() % minuteMs), undefined, { signal });
      for (const { id, name, schedule, timeZone } of functions) {
        if (!isDue(schedule, timeZone, Date.now())) continue;
        runScheduledFunction(id).catch((error: unknown) => {
          if (!signal.aborted) console.error(`${name} failed: ${String(error)}`);
        });
      }
    }
  };
  // Only an abort ends the loop.
  void runDueFunctions().catch(() => undefined);
}
