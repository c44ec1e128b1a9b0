import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import type { GoogleReader } from '../google/google-api.ts';
import { listFunctions } from '../requirements/functions.ts';
import { readLiveRelease } from '../requirements/release.ts';
import { listRulesReleases } from '../requirements/rules.ts';
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

const serviceSchema = v.object({
  status: v.optional(v.object({ latestReadyRevisionName: v.optional(v.string(), '') }), {}),
});
const repositorySchema = v.object({
  cleanupPolicies: v.optional(
    v.record(
      v.string(),
      v.object({ condition: v.optional(v.object({ olderThan: v.optional(v.string()) })) }),
    ),
    {},
  ),
});

const getLastSegment = (path = ''): string => path.split('/').at(-1) ?? '';

async function readFunctions(google: GoogleReader, projectId: string) {
  const functions = await listFunctions(google, projectId);
  return Promise.all(
    functions.map(async ({ id, eventTrigger, serviceConfig: { service } }) => {
      const found = service ? await google.read(`run v1/${service}`, serviceSchema) : undefined;
      const isRetried = eventTrigger?.retryPolicy === 'RETRY_POLICY_RETRY';
      return {
        id,
        isRetried,
        revision: found?.status.latestReadyRevisionName ?? '',
      };
    }),
  );
}

/** Reads after how many days container images are deleted; 0 without a policy or a deployment. */
async function readContainerImageDays(google: GoogleReader, projectId: string, region: string) {
  const line =
    `artifacts v1/projects/${projectId}/locations/${region}/repositories/gcf-artifacts` as const;
  const repository = await google.read(line, repositorySchema);
  // The name that firebase-tools gives to its policy.
  const { condition } = repository?.cleanupPolicies['firebase-functions-cleanup'] ?? {};
  return Number.parseInt(condition?.olderThan ?? '0', 10) / 86_400;
}

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
  const [functions, releases, live, containerImageDays] = await Promise.all([
    readFunctions(google, projectId),
    listRulesReleases(google, projectId),
    readLiveRelease(google, projectId),
    readContainerImageDays(google, projectId, region),
  ]);
  return {
    functions,
    rules: Object.fromEntries(
      releases.map(({ name, rulesetName }) => [
        name.replace(/^projects\/[^/]+\/releases\//u, ''),
        getLastSegment(rulesetName),
      ]),
    ),
    // The default site has the project's id.
    hosting: { site: projectId, version: getLastSegment(live?.version?.name) },
    containerImageDays,
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
