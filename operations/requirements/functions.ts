import { createRequire } from 'node:module';
import * as v from 'valibot';
import { getFunctionParameters } from '../../environments/render/function-parameters.ts';
import { getDeployCommand } from '../doctor/context.ts';
import { region } from '../go-live/context.ts';
import { type GoogleReader, readList } from '../google/google-api.ts';
import { createProject } from './project.ts';
import { type Check, Fault, requireThat } from './requirement.ts';

const functionSchema = v.object({
  name: v.string(),
  state: v.optional(v.string(), 'ACTIVE'),
  labels: v.optional(v.record(v.string(), v.string()), {}),
  eventTrigger: v.optional(v.object({ retryPolicy: v.optional(v.string()) })),
  buildConfig: v.optional(v.object({ runtime: v.optional(v.string(), '') }), {}),
  serviceConfig: v.optional(
    v.object({
      uri: v.optional(v.string()),
      environmentVariables: v.optional(v.record(v.string(), v.string()), {}),
    }),
    {},
  ),
});

/** Lists the deployed functions, with their short names as `id`. */
export async function listFunctions(google: GoogleReader, projectId: string) {
  const line = `functionsV2 v2/projects/${projectId}/locations/-/functions?pageSize=100` as const;
  const functions = await readList(google, line, 'functions', functionSchema);
  return functions.map((one) => ({ ...one, id: one.name.split('/').at(-1) ?? '' }));
}

export const deployedFunctionsCheck: Check = {
  id: 'functions',
  title: 'Functions',
  needs: [createProject],
  run: async (context) => {
    const functions = await listFunctions(context.google, context.settings.projectId);
    requireThat(functions.length > 0, `not deployed yet: ${getDeployCommand(context)}`, {
      state: 'not-checked',
    });
    const inactive = functions.filter(({ state }) => state !== 'ACTIVE');
    const text = inactive.map(({ id, state }) => `${id} is ${state}`).join(', ');
    requireThat(text === '', text);
    return `${functions.length} are active`;
  },
};

const parameterCheck: Check = {
  id: 'function-settings',
  title: 'Settings of the functions',
  needs: [deployedFunctionsCheck],
  run: async ({ google, settings, name }) => {
    const functions = await listFunctions(google, settings.projectId);
    const parameters = Object.entries(getFunctionParameters(settings));
    const differingNames = parameters
      .filter(([key, value]) =>
        functions.some(
          ({ serviceConfig }) => (serviceConfig.environmentVariables[key] ?? '') !== value,
        ),
      )
      .map(([key]) => key)
      .join(', ');
    requireThat(differingNames === '', `${differingNames} not as ${name} has it`);
    return `as in ${name}`;
  },
};

interface Runtime {
  /** The name for people, such as `Node.js 24`. */
  readonly friendly: string;
  /** The first day on which the runtime cannot be deployed. */
  readonly decommissionDate: string;
}
const { RUNTIMES: runtimes } = createRequire(import.meta.url)(
  'firebase-tools/lib/deploy/functions/runtimes/supported/types',
) as { readonly RUNTIMES: Readonly<Record<string, Runtime>> };

const dayMs = 86_400_000;
/** How many days before its end a runtime needs attention. */
const warningDays = 180;

/**
 * Judges a runtime (the setting of a function) by the day from which it can no longer be deployed.
 *
 * @throws Fault
 */
export function judgeRuntime(id: string, now: Date): string {
  const runtime = runtimes[id];
  if (!runtime) throw new Fault(`firebase-tools does not know ${id}`, { state: 'attention' });
  const { friendly, decommissionDate } = runtime;
  const days = Math.floor((Date.parse(decommissionDate) - now.getTime()) / dayMs);
  requireThat(days >= 0, `${friendly} ended on ${decommissionDate}`);
  const message = `${friendly} can be deployed until ${decommissionDate}, ${days} days more`;
  requireThat(days >= warningDays, message, { state: 'attention' });
  return message;
}

const runtimeCheck: Check = {
  id: 'runtime',
  title: 'Runtime of the functions',
  needs: [deployedFunctionsCheck],
  fix: 'A newer version of Node: docs/operations.md, "Another Node"',
  run: async ({ google, settings, now }) => {
    const functions = await listFunctions(google, settings.projectId);
    // The oldest comes first.
    const ids = functions.map(({ buildConfig }) => buildConfig.runtime).toSorted();
    const [message] = ids.map((id) => judgeRuntime(id, now()));
    return message ?? '';
  },
};

const jobSchema = v.object({
  name: v.string(),
  state: v.optional(v.string(), 'ENABLED'),
  lastAttemptTime: v.optional(v.string()),
  status: v.optional(v.object({ code: v.optional(v.number(), 0) }), {}),
});
type SchedulerJob = v.InferOutput<typeof jobSchema>;

/** Finds what is wrong with a function's job; undefined if nothing is. */
function findProblem(id: string, job: SchedulerJob | undefined): string | undefined {
  if (!job) return `${id} has no job`;
  if (job.state !== 'ENABLED') return `${id} is ${job.state}`;
  const { code } = job.status;
  return code === 0
    ? undefined
    : `${id} failed at ${job.lastAttemptTime ?? 'its last attempt'} (code ${code})`;
}

const schedulerJobCheck: Check = {
  id: 'jobs',
  title: 'Scheduled jobs',
  needs: [deployedFunctionsCheck],
  run: async (context) => {
    const { google, settings } = context;
    const { projectId } = settings;
    const ids = (await listFunctions(google, projectId))
      .filter(({ labels }) => labels['deployment-scheduled'] === 'true')
      .map(({ id }) => id);
    if (ids.length === 0) throw new Error('no deployed function has a schedule');
    const line =
      `scheduler v1/projects/${projectId}/locations/${region}/jobs?pageSize=100` as const;
    const jobs = await readList(google, line, 'jobs', jobSchema);
    const findSchedulerJob = (id: string) =>
      jobs.find(({ name }) => name.endsWith(`/firebase-schedule-${id}-${region}`));
    const problems = ids.map((id) => [id, findProblem(id, findSchedulerJob(id))] as const);
    const failedIds = problems
      .filter(([, problem]) => problem?.includes('failed'))
      .map(([id]) => id)
      .join(',');
    const message = problems.flatMap(([, problem]) => problem ?? []).join(', ');
    requireThat(message === '', message, {
      fix: failedIds
        ? `npx firebase functions:log --only ${failedIds} --project ${projectId}`
        : getDeployCommand(context),
    });
    return `${ids.join(' and ')} run`;
  },
};

export const functionChecks: readonly Check[] = [
  deployedFunctionsCheck,
  parameterCheck,
  runtimeCheck,
  schedulerJobCheck,
];
