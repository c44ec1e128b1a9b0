import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { demoBucket } from './image-address.ts';
import { CommandError } from '../command-error.ts';
import { emulatorEnvironment, projectId } from '../project.ts';

/** The demo's project, its Admin SDK, and where two of its emulators listen. */
export interface EmulatedProject {
  readonly projectId: string;
  readonly app: App;
  readonly firestoreHost: string;
  readonly authHost: string;
}

/**
 * Refuses a project that could be real. Projects with a `demo-` id exist in emulators only. No
 * other project is filled or cleared.
 *
 * @throws CommandError when the id does not begin with `demo-`.
 */
export function requireDemoProject(id: string): void {
  if (id.startsWith('demo-')) return;
  throw new CommandError(
    `Demo content belongs in a project whose id begins with "demo-", not in "${id}": mend environments/demo.jsonc.`,
  );
}

/**
 * The variables by which the Admin SDK finds the emulators. Each has a default, since without one
 * the SDK would call Google. The SDK also asks Google's metadata server for its identity. An
 * emulator does not need that, and offline it costs seconds and a warning.
 */
function setUpEnvironment(): typeof emulatorEnvironment {
  const defaults = { ...emulatorEnvironment, METADATA_SERVER_DETECTION: 'none' };
  for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value;
  return { ...emulatorEnvironment, ...process.env };
}

/**
 * Lets `work` use the Admin SDK on the emulators, and closes its connections afterwards.
 *
 * @throws CommandError when the project is not a `demo-` one.
 */
export async function withEmulatedProject<T>(
  work: (project: EmulatedProject) => Promise<T>,
): Promise<T> {
  requireDemoProject(projectId);
  const environment = setUpEnvironment();
  const app = initializeApp({ projectId, storageBucket: demoBucket }, crypto.randomUUID());
  try {
    return await work({
      projectId,
      app,
      firestoreHost: environment.FIRESTORE_EMULATOR_HOST,
      authHost: environment.FIREBASE_AUTH_EMULATOR_HOST,
    });
  } finally {
    await deleteApp(app);
  }
}
