import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import type { GoogleReader } from '../google/google-api.ts';
import { listFunctions } from '../requirements/functions.ts';
import { readLiveRelease } from '../requirements/release.ts';
import { type DeclaredFunction, getRegion } from './declared-functions.ts';

/** What a deploy must know of the project. */
export interface GoogleState {
  readonly functions: readonly {
    readonly id: string;
    /** Whether Google sends an event again if the function fails. */
    readonly isRetried: boolean;
  }[];
  /** How many days Google stores the container images of earlier functions; 0 without a policy. */
  readonly containerImageDays: number;
  /** The version of the pages that visitors see; undefined before the first deploy. */
  readonly liveVersion: string | undefined;
}

const repositorySchema = v.object({
  cleanupPolicies: v.optional(
    v.record(
      v.string(),
      v.object({ condition: v.optional(v.object({ olderThan: v.optional(v.string()) })) }),
    ),
    {},
  ),
});

/** Reads after how many days container images are deleted; 0 without a policy or a deployment. */
async function readContainerImageDays(google: GoogleReader, projectId: string, region: string) {
  const line =
    `artifacts v1/projects/${projectId}/locations/${region}/repositories/gcf-artifacts` as const;
  const repository = await google.read(line, repositorySchema);
  // The name that firebase-tools gives to its policy.
  const { condition } = repository?.cleanupPolicies['firebase-functions-cleanup'] ?? {};
  return Number.parseInt(condition?.olderThan ?? '0', 10) / 86_400;
}

/** @throws GoogleError */
export const readLiveVersion = async (google: GoogleReader, projectId: string) =>
  (await readLiveRelease(google, projectId))?.version?.name;

/**
 * Reads from Google what is deployed in a project. Changes nothing.
 *
 * @throws GoogleError
 */
export async function readGoogleState(
  google: GoogleReader,
  projectId: string,
  region: string,
): Promise<GoogleState> {
  const [functions, containerImageDays, liveVersion] = await Promise.all([
    listFunctions(google, projectId),
    readContainerImageDays(google, projectId, region),
    readLiveVersion(google, projectId),
  ]);
  return {
    functions: functions.map(({ id, eventTrigger }) => ({
      id,
      isRetried: eventTrigger?.retryPolicy === 'RETRY_POLICY_RETRY',
    })),
    containerImageDays,
    liveVersion,
  };
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
  const removed = functions.find(({ id }) => !declaredFunctions.some((one) => one.id === id));
  if (!removed) return;
  throw new CommandError(
    `The function ${removed.id} runs in the project and is no longer in the sources. If it is to go, delete it first: npx firebase functions:delete ${removed.id} --region ${getRegion(declaredFunctions)} --project ${projectId}`,
  );
}

/**
 * Finds the functions whose retries start with this deploy. firebase-tools requires a confirmation
 * for them.
 */
export const findNewlyRetriedIds = (
  { functions }: GoogleState,
  declaredFunctions: readonly DeclaredFunction[],
): readonly string[] =>
  declaredFunctions
    .filter(
      ({ id, isRetried }) => isRetried && !functions.some((one) => one.id === id && one.isRetried),
    )
    .map(({ id }) => id);
