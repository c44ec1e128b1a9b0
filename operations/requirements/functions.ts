import { createRequire } from 'node:module';
import * as v from 'valibot';
import { getFunctionParameters } from '../../environments/render/function-parameters.ts';
import { getDeployCommand, region } from '../doctor/context.ts';
import type { GoogleReader } from '../doctor/google-reader.ts';
import { readList } from '../google/google-api.ts';
import { createProject } from './project.ts';
import {
  type Check,
  type Finding,
  reportAttention,
  reportBroken,
  reportNotChecked,
  reportOk,
} from './requirement.ts';

const functionSchema = v.object({
  name: v.string(),
  state: v.optional(v.string(), 'ACTIVE'),
  labels: v.optional(v.record(v.string(), v.string()), {}),
  eventTrigger: v.optional(v.object({ retryPolicy: v.optional(v.string()) })),
  buildConfig: v.optional(v.object({ runtime: v.optional(v.string(), '') }), {}),
  serviceConfig: v.optional(
    v.object({
      uri: v.optional(v.string()),
      service: v.optional(v.string()),
      environmentVariables: v.optional(v.record(v.string(), v.string()), {}),
    }),
    {},
  ),
});

/** Lists the deployed functions, with their short names as `id`. */
export async function listFunctions(google: GoogleReader, projectId: string) {
  const path = `v2/projects/${projectId}/locations/-/functions?pageSize=100`;
  const request = { service: 'functionsV2', path } as const;
  const functions = await readList(google, request, 'functions', functionSchema);
  return functions.map((one) => ({ ...one, id: one.name.split('/').at(-1) ?? '' }));
}

export const deployedFunctionsCheck: Check = {
  id: 'functions',
  title: 'Functions',
  needs: [createProject],
  run: async (context) => {
    const functions = await listFunctions(context.google, context.settings.projectId);
    if (functions.length === 0) {
      const message = `not deployed yet: ${getDeployCommand(context)}`;
      return { state: 'not-checked', message, isBlocking: true };
    }
    const inactiveFunctions = functions.filter(({ state }) => state !== 'ACTIVE');
    return inactiveFunctions.length === 0
      ? reportOk(
          `${functions.length} are active`,
          functions.map(({ id }) => id),
        )
      : reportBroken(
          inactiveFunctions.map(({ id, state }) => `${id} is ${state}`).join(', '),
          getDeployCommand(context),
        );
  },
};

const parameterCheck: Check = {
  id: 'function-settings',
  title: 'Settings of the functions',
  needs: [deployedFunctionsCheck],
  run: async (context) => {
    const parameters = getFunctionParameters(context.settings);
    const differingNames = (
      await listFunctions(context.google, context.settings.projectId)
    ).flatMap(({ serviceConfig }) =>
      Object.entries(parameters)
        .filter(([name, value]) => (serviceConfig.environmentVariables[name] ?? '') !== value)
        .map(([name]) => name),
    );
    return differingNames.length === 0
      ? reportOk(`as in ${context.name}`, Object.keys(parameters))
      : reportBroken(
          `${[...new Set(differingNames)].join(', ')} not as ${context.name} has it`,
          getDeployCommand(context),
        );
  },
};

/** A runtime in the table of firebase-tools. */
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

/** Judges a runtime (the setting of a function) by the day from which it can no longer be deployed. */
export function judgeRuntime(id: string, now: Date): Finding {
  const runtime = runtimes[id];
  const fix = 'A newer version of Node: docs/operations.md, "Another Node"';
  if (!runtime) return reportAttention(`firebase-tools does not know ${id}`, fix);
  const { friendly, decommissionDate } = runtime;
  const days = Math.floor((Date.parse(decommissionDate) - now.getTime()) / dayMs);
  if (days < 0) return reportBroken(`${friendly} ended on ${decommissionDate}`, fix);
  const message = `${friendly} can be deployed until ${decommissionDate}, ${days} days more`;
  return days < warningDays ? reportAttention(message, fix) : reportOk(message);
}

const runtimeCheck: Check = {
  id: 'runtime',
  title: 'Runtime of the functions',
  needs: [deployedFunctionsCheck],
  run: async (context) => {
    const functions = await listFunctions(context.google, context.settings.projectId);
    const ids = [...new Set(functions.map(({ buildConfig }) => buildConfig.runtime))];
    const findings = ids.map((id) => judgeRuntime(id, context.now()));
    return (
      findings.find(({ state }) => state === 'broken') ??
      findings.find(({ state }) => state === 'attention') ??
      findings[0] ?? { state: 'not-checked', message: 'no function names its runtime' }
    );
  },
};

export const functionChecks: readonly Check[] = [
  deployedFunctionsCheck,
  parameterCheck,
  runtimeCheck,
];

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
    const { projectId } = context.settings;
    const ids = (await listFunctions(context.google, context.settings.projectId))
      .filter(({ labels }) => labels['deployment-scheduled'] === 'true')
      .map(({ id }) => id);
    if (ids.length === 0) return reportNotChecked('no deployed function has a schedule');
    const path = `v1/projects/${projectId}/locations/${region}/jobs?pageSize=100`;
    const request = { service: 'scheduler', path } as const;
    const jobs = await readList(context.google, request, 'jobs', jobSchema);
    const findSchedulerJob = (id: string) =>
      jobs.find(({ name }) => name.endsWith(`/firebase-schedule-${id}-${region}`));
    const problems = ids.map((id) => [id, findProblem(id, findSchedulerJob(id))] as const);
    const failures = problems.filter(([, problem]) => problem?.includes('failed'));
    const message = problems.flatMap(([, problem]) => problem ?? []).join(', ');
    if (message === '') return reportOk(`${ids.join(' and ')} run`);
    const fix =
      failures.length > 0
        ? `npx firebase functions:log --only ${failures.map(([id]) => id).join(',')} --project ${projectId}`
        : getDeployCommand(context);
    return reportBroken(message, fix);
  },
};

export const schedulerJobChecks: readonly Check[] = [schedulerJobCheck];
