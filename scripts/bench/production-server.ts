import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from '../../emulators/plain-error.ts';
import { emulatorEnvironment, root } from '../../emulators/project.ts';
import { localSecrets } from '../../emulators/local-secrets.ts';
import { startChild } from '../../emulators/run-child.ts';
import { demo } from '../../environments/demo.ts';
import { functionParameters } from '../../environments/render/function-parameters.ts';
import { instances } from '../../functions/src/instances.ts';
import { demoBucket } from '../../tests/factories/image-address.ts';

/** A function that runs on functions-framework, the server it has in production. */
export interface ProductionServer {
  readonly origin: string;
  readonly pid: number;
}

interface Start {
  readonly port: number;
  readonly stop: AbortSignal;
  /** Whether staff can sign in, with the Auth emulator's tokens. */
  readonly hasStaff?: boolean;
  /** Where the function is defined, where it is none of ours. */
  readonly source?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

const sizes = { '512MiB': 512, '1GiB': 1024 } as const;

/** The memory of an instance, in MiB. */
export const memoryOf = (name: keyof typeof instances): number =>
  sizes[instances[name].options.memory];

/** The heap that the platform sets: 80 % of the memory (GoogleCloudPlatform/buildpacks, heapsize.sh). */
export const heapOf = (name: keyof typeof instances): number => Math.floor(memoryOf(name) * 0.8);

const withStaff = {
  // The Admin SDK believes the Auth emulator only where this says that all is emulated.
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_AUTH_EMULATOR_HOST: emulatorEnvironment.FIREBASE_AUTH_EMULATOR_HOST,
};
/** As in production, where the function refuses to start with the Auth emulator's host. */
const withoutStaff = { FUNCTIONS_EMULATOR: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined };

function environmentOf(name: keyof typeof instances, { hasStaff = false, environment }: Start) {
  const { GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } =
    emulatorEnvironment;
  return {
    ...localSecrets,
    STAFF_ADDRESSES: functionParameters(demo).STAFF_ADDRESSES,
    ...(hasStaff ? withStaff : withoutStaff),
    GCLOUD_PROJECT,
    FIRESTORE_EMULATOR_HOST,
    FIREBASE_STORAGE_EMULATOR_HOST,
    FIREBASE_CONFIG: JSON.stringify({ projectId: GCLOUD_PROJECT, storageBucket: demoBucket }),
    METADATA_SERVER_DETECTION: 'none',
    NODE_ENV: 'production',
    FUNCTION_TARGET: name,
    NODE_OPTIONS: `--max-old-space-size=${heapOf(name)}`,
    ...environment,
  };
}

async function waitFor(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const isUp = await fetch(`${origin}/api/unknown`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await delay(200);
  }
  throw new PlainError(`functions-framework does not answer at ${origin}.`);
}

/**
 * Starts a built function on functions-framework with the heap it has when deployed; `stop` ends it.
 *
 * @throws PlainError when it does not answer within half a minute
 */
export async function startFunction(
  name: keyof typeof instances,
  start: Start,
): Promise<ProductionServer> {
  const { port, stop, source = 'functions' } = start;
  const command = join(root, 'node_modules/.bin/functions-framework');
  const options = [`--target=${name}`, `--source=${source}`, '--signature-type=http'];
  const address = [`--port=${port}`, '--host=127.0.0.1'];
  const environment = environmentOf(name, start);
  const child = startChild(command, [...options, ...address], { stop, environment });
  // What nobody reads would fill the pipe, and the function would wait for a reader.
  child.stdout?.resume();
  child.stderr?.resume();
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin);
  if (child.pid === undefined) throw new PlainError('functions-framework did not start.');
  return { origin, pid: child.pid };
}
