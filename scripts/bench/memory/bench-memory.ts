import { setTimeout as delay } from 'node:timers/promises';
import { step } from '../../../emulators/progress.ts';
import { requireFreePorts } from '../../../emulators/ports.ts';
import { CommandError } from '../../../emulators/command-error.ts';
import { functionResources } from '../../../functions/src/runtime/function-resources.ts';
import { getStaffToken } from '../../../tests/api/identities.ts';
import { getMemoryLimit, type FunctionServer, startFunction } from '../function-server.ts';
import { formatRow } from '../write-table.ts';
import { type ApiLoad, apiLoads } from './api-loads.ts';
import { generatePictures, type Picture } from './pictures.ts';
import { upload } from './upload-load.ts';
import { readUsage } from './read-usage.ts';

type FunctionName = keyof typeof functionResources;
/** Loads a server and returns the time as text, or an empty string if the time is not relevant. */
type Load = (server: FunctionServer) => Promise<string>;

const port = 5011;

/** Measures one load on a new process. Returns a table row. */
async function measureLoad(
  name: FunctionName,
  description: string,
  { signal, load }: { signal: AbortSignal; load: Load },
) {
  const controller = new AbortController();
  const serverSignal = AbortSignal.any([signal, controller.signal]);
  try {
    const server = await startFunction(name, {
      port,
      signal: serverSignal,
      usesAuthEmulator: name === 'upload',
    });
    const time = await load(server);
    const { concurrency } = functionResources[name].options;
    return formatRow(
      name,
      description,
      concurrency,
      `${getMemoryLimit(name)} MiB`,
      `${(await readUsage(server.pid)).peak} MiB`,
      time,
    );
  } finally {
    controller.abort();
    await waitForFreePort();
  }
}

/** Waits until the stopped server has released its port. */
async function waitForFreePort(): Promise<void> {
  for (;;) {
    const isFree = await requireFreePorts([{ host: '127.0.0.1', port, purpose: '' }]).then(
      () => true,
      () => false,
    );
    if (isFree) return;
    await delay(100);
  }
}

const toLoad =
  ({ description, status, send }: ApiLoad): Load =>
  async ({ origin }) => {
    const statuses = await send(origin);
    const wrongStatus = statuses.find((actual) => actual !== status);
    if (wrongStatus !== undefined)
      throw new CommandError(`The API responds to ${description} with ${wrongStatus}.`);
    return '';
  };

/** Times the second of two uploads, because the first one loads the encoders. */
const makeUploadLoad =
  (picture: Picture, token: string): Load =>
  async ({ origin, pid }) => {
    await upload({ origin, token }, picture);
    const before = await readUsage(pid);
    const seconds = await upload({ origin, token }, picture);
    const cpu = (await readUsage(pid)).cpu - before.cpu;
    return `${seconds.toFixed(1)} s (processor ${cpu.toFixed(1)} s)`;
  };

/**
 * Measures each HTTPS function under its worst concurrent load, as a table. The heap has the
 * deployed function's limit. Other memory is measured, not limited.
 */
export async function benchMemory(signal: AbortSignal): Promise<string> {
  await requireFreePorts([{ host: '127.0.0.1', port, purpose: 'the measurement' }]);
  const rows: string[] = [];
  for (const apiLoad of apiLoads) {
    const work = measureLoad('api', apiLoad.description, { signal, load: toLoad(apiLoad) });
    rows.push(await step(`Loading api: ${apiLoad.description}`, work));
  }
  const token = await getStaffToken();
  for (const picture of await step('Drawing the pictures', generatePictures())) {
    const work = measureLoad('upload', picture.description, {
      signal,
      load: makeUploadLoad(picture, token),
    });
    rows.push(await step(`Uploading ${picture.description}`, work));
  }
  const head = ['Function', 'Load', 'At once', 'Memory', 'Peak', 'Time'];
  return [formatRow(...head), formatRow('---', '---', '--:', '--:', '--:', '--:'), ...rows].join(
    '\n',
  );
}
