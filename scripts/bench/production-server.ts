import { emulatorEnvironment } from '../../emulators/project.ts';
import { localSecrets } from '../../emulators/local-secrets.ts';
import { demo } from '../../environments/demo.ts';
import { functionParameters } from '../../environments/render/function-parameters.ts';
import { instances } from '../../functions/src/runtime/instances.ts';
import { demoBucket } from '../../tests/factories/image-address.ts';
import { heapFor, type ProductionServer, startFramework } from './functions-framework.ts';

export type { ProductionServer };

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

/** The heap of an instance, in MiB. */
const heapOf = (name: keyof typeof instances): number => heapFor(memoryOf(name));

const withStaff = {
  // The Admin SDK believes the Auth emulator only where this says that all is emulated.
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_AUTH_EMULATOR_HOST: emulatorEnvironment.FIREBASE_AUTH_EMULATOR_HOST,
};
/** As in production, where the function refuses to start with the Auth emulator's host. */
const withoutStaff = { FUNCTIONS_EMULATOR: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined };

function environmentOf(hasStaff: boolean) {
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
  };
}

/**
 * Starts a built function on functions-framework with the heap it has when deployed; `stop` ends it.
 *
 * @throws PlainError when it does not answer in two minutes
 */
export const startFunction = (
  name: keyof typeof instances,
  { port, stop, hasStaff = false, source = 'functions', environment }: Start,
): Promise<ProductionServer> =>
  startFramework(name, {
    port,
    stop,
    source,
    heap: heapOf(name),
    environment: { ...environmentOf(hasStaff), ...environment },
  });
