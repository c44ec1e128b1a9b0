import { join } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import { node } from '../../emulators/project.ts';
import { type CommandOptions, runForJson } from './commands.ts';
import { type DeclaredFunction, getRegion } from './declared-functions.ts';

/** The deployed state of a project. */
export interface GoogleState {
  readonly functions: readonly {
    readonly id: string;
    /** Whether Google sends an event again if the function fails. */
    readonly isRetried: boolean;
    /** The newest Cloud Run revision that is ready. */
    readonly revision: string;
  }[];
  /** Rulesets by the names of their releases. */
  readonly rules: Readonly<Record<string, string>>;
  /** How many days Google stores the container images of earlier functions; 0 without a policy. */
  readonly containerImageDays: number;
  /** The default site, and the version that visitors see: empty before the first deploy. */
  readonly hosting: { readonly site: string; readonly version: string };
}

/** Reads from Google what is deployed in a project. Changes nothing. */
export async function readGoogleState(
  projectId: string,
  region: string,
  options: CommandOptions,
): Promise<GoogleState> {
  const script = join(import.meta.dirname, 'print-google-state.ts');
  const failure = `What is deployed in the project ${projectId} could not be read: the lines above say why. Log in with: npx firebase login`;
  return (await runForJson([node, script, projectId, region], {
    ...options,
    failure,
  })) as GoogleState;
}

/**
 * Checks that a deploy deletes no function. This check is needed because firebase-tools refuses a
 * deletion only after it has released the rules.
 *
 * @throws CommandError with one sentence
 */
export function requireNoRemoval(
  { functions }: GoogleState,
  declaredFunctions: readonly DeclaredFunction[],
  projectId: string,
): void {
  const declaredIds = new Set(declaredFunctions.map(({ id }) => id));
  const [removedFunction] = functions.filter(({ id }) => !declaredIds.has(id));
  if (!removedFunction) return;
  const region = getRegion(declaredFunctions);
  throw new CommandError(
    `The function ${removedFunction.id} runs in the project and is no longer in the sources. If it is to go, delete it first: npx firebase functions:delete ${removedFunction.id} --region ${region} --project ${projectId}`,
  );
}

/**
 * Finds the functions whose retries start with this deploy. firebase-tools requires a confirmation
 * for them.
 */
export function findNewlyRetriedIds(
  { functions }: GoogleState,
  declaredFunctions: readonly DeclaredFunction[],
): readonly string[] {
  const retriedIds = new Set(functions.filter(({ isRetried }) => isRetried).map(({ id }) => id));
  return declaredFunctions
    .filter(({ id, isRetried }) => isRetried && !retriedIds.has(id))
    .map(({ id }) => id);
}
