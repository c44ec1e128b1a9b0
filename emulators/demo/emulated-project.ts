import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { demoBucket } from './image-address.ts';
import { CommandError } from '../command-error.ts';
import { emulatorEnvironment, projectId } from '../project.ts';

/** The demo's project, its Admin SDK, and two emulators' addresses. */
export interface EmulatedProject {
  readonly projectId: string;
  readonly app: App;
  readonly firestoreHost: string;
  readonly authHost: string;
}

/**
 * Refuses a project that could be real. Projects with a `demo-` id exist in emulators only. No
 * other project gets demo content or is cleared.
 *
 * @throws CommandError when the id does not begin with `demo-`.
 */
export function requireDemoProject(id: string): void {
  if (id.startsWith('demo-')) return;
  throw new CommandError(
    `Demo content belongs in a project whose id begins with "demo-", not in "${id}": correct environments/demo.jsonc.`,
  );
}

/**
 * Sets the missing variables by which the Admin SDK finds the emulators. Without such a variable
 * the SDK would call Google. The search for Google's metadata server is disabled, because it takes
 * seconds offline.
 */
function setEmulatorEnvironment(): typeof emulatorEnvironment {
  const defaults = { ...emulatorEnvironment, METADATA_SERVER_DETECTION: 'none' };
  for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value;
  return { ...emulatorEnvironment, ...process.env };
}

/**
 * Calls `work` with the Admin SDK on the emulators.
 *
 * @throws CommandError if the project is not a `demo-` one.
 */
export async function withEmulatedProject<T>(
  work: (project: EmulatedProject) => Promise<T>,
): Promise<T> {
  requireDemoProject(projectId);
  const environment = setEmulatorEnvironment();
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
