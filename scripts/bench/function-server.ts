import { emulatorEnvironment } from '../../emulators/project.ts';
import { localSecrets } from '../../emulators/local-secrets.ts';
import { demo } from '../../environments/demo.ts';
import { getFunctionParameters } from '../../environments/render/function-parameters.ts';
import { functionResources } from '../../functions/src/runtime/function-resources.ts';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import {
  calculateHeap,
  type FunctionServer,
  startFramework,
  makeAuthEmulatorVariables,
  productionAuthVariables,
} from './functions-framework.ts';

export type { FunctionServer };

interface StartOptions {
  readonly port: number;
  readonly signal: AbortSignal;
  /** Whether the function accepts the Auth emulator's tokens, so that staff can sign in. */
  readonly usesAuthEmulator?: boolean;
  /** The folder or file with the function; by default our functions' folder. */
  readonly source?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

const memoryInMiB = { '512MiB': 512, '1GiB': 1024 } as const;

/** Gets the memory of an instance, in MiB. */
export const getMemoryLimit = (name: keyof typeof functionResources): number =>
  memoryInMiB[functionResources[name].options.memory];

/** Gets the heap of an instance, in MiB. */
const getHeap = (name: keyof typeof functionResources): number =>
  calculateHeap(getMemoryLimit(name));

/** Makes the environment variables of a function that uses the emulators. */
function makeFunctionEnvironment(usesAuthEmulator: boolean) {
  const { GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } =
    emulatorEnvironment;
  return {
    ...localSecrets,
    STAFF_ADDRESSES: getFunctionParameters(demo).STAFF_ADDRESSES,
    ...(usesAuthEmulator
      ? makeAuthEmulatorVariables(emulatorEnvironment.FIREBASE_AUTH_EMULATOR_HOST)
      : productionAuthVariables),
    GCLOUD_PROJECT,
    FIRESTORE_EMULATOR_HOST,
    FIREBASE_STORAGE_EMULATOR_HOST,
    FIREBASE_CONFIG: JSON.stringify({ projectId: GCLOUD_PROJECT, storageBucket: demoBucket }),
  };
}

/**
 * Starts a built function on functions-framework with its deployed heap. `signal` stops it.
 *
 * @throws CommandError when it ends or does not respond for two minutes
 */
export const startFunction = (
  name: keyof typeof functionResources,
  { port, signal, usesAuthEmulator = false, source = 'functions', environment }: StartOptions,
): Promise<FunctionServer> =>
  startFramework(name, {
    port,
    signal,
    source,
    heap: getHeap(name),
    environment: { ...makeFunctionEnvironment(usesAuthEmulator), ...environment },
  });
