import { join } from 'node:path';
import { node } from '../../emulators/project.ts';
import { CommandError } from '../../emulators/command-error.ts';
import { type CommandOptions, runForJson } from './commands.ts';

/** A function as the bundle declares it. */
export interface DeclaredFunction {
  readonly id: string;
  readonly region: string;
  /** The address of the account that it runs as; empty for the project's default account. */
  readonly account: string;
  /** Whether anybody may call it, not only Google's own services. */
  readonly isOpen: boolean;
  /** Whether Google sends an event again if the function fails. */
  readonly isRetried: boolean;
}

/** The functions that anybody may call. Hosting forwards visitors' requests to them. */
const openFunctions: readonly string[] = ['api', 'upload'];

/** Gets the region, which all functions share. */
export const getRegion = ([first]: readonly DeclaredFunction[]): string => first?.region ?? '';

/** Loads a bundle as firebase-tools does, and lists its functions. */
export async function listDeclaredFunctions(
  bundle: string,
  projectId: string,
  options: CommandOptions,
): Promise<readonly DeclaredFunction[]> {
  const script = join(import.meta.dirname, 'print-functions.ts');
  const environment = {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({
      projectId,
      storageBucket: `${projectId}.firebasestorage.app`,
    }),
  };
  const failure = 'The functions cannot be loaded: the lines above say why.';
  const json = await runForJson([node, script, bundle], { ...options, environment, failure });
  return json as readonly DeclaredFunction[];
}

/**
 * Checks who may call the functions, and which account they run as.
 *
 * @throws CommandError with one sentence
 */
export function requireSafeFunctions(
  declaredFunctions: readonly DeclaredFunction[],
  projectId: string,
): void {
  for (const { id, account, isOpen } of declaredFunctions) {
    if (isOpen && !openFunctions.includes(id)) {
      throw new CommandError(
        `The function ${id} would be open to everybody: give it invoker: 'private', or add it to openFunctions in operations/deploy/declared-functions.ts.`,
      );
    }
    if (account !== `functions-runtime@${projectId}.iam.gserviceaccount.com`) {
      throw new CommandError(
        `The function ${id} would not run as the functions’ own account, but as ${account || 'the project’s default one'}.`,
      );
    }
  }
}
