import * as v from 'valibot';
import { getDeployCommand, region } from '../doctor/context.ts';
import { readList } from '../google/google-api.ts';
import { deployedFunctionsCheck, listFunctions } from './functions.ts';
import { reportBroken, type Check, reportNotChecked, reportOk } from './requirement.ts';

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
