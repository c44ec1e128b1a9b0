import * as v from 'valibot';
import { planRequest, type Step } from '../step.ts';

const schedulesSchema = v.object({
  backupSchedules: v.optional(
    v.array(
      v.object({
        dailyRecurrence: v.optional(v.object({})),
        weeklyRecurrence: v.optional(v.object({})),
      }),
    ),
    [],
  ),
});

/** A daily backup is stored for a week, a weekly one for fourteen weeks: Google's maximum. */
const schedules = [
  {
    field: 'dailyRecurrence',
    what: 'Back the database up every day, and keep each backup for 7 days.',
    body: { retention: '604800s', dailyRecurrence: {} },
  },
  {
    field: 'weeklyRecurrence',
    what: 'Back the database up every Sunday, and keep each backup for 14 weeks.',
    body: { retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
  },
] as const;

/** The database's daily and weekly backups. */
export const scheduleBackups: Step = {
  id: 'backups',
  title: 'Backups',
  inspect: async ({ google, projectId }) => {
    const path = `v1/projects/${projectId}/databases/(default)/backupSchedules`;
    const response = await google.read({ service: 'firestore', path }, schedulesSchema);
    const storedSchedules = response?.backupSchedules ?? [];
    const missingSchedules = schedules.filter(
      ({ field }) => !storedSchedules.some((schedule) => schedule[field] !== undefined),
    );
    if (missingSchedules.length === 0) return { state: 'done', finding: 'daily and weekly' };
    return {
      state: 'to-do',
      finding: `${storedSchedules.length} of ${schedules.length} schedules`,
      changes: missingSchedules.map(({ what, body }) =>
        planRequest(google, what, { method: 'POST', service: 'firestore', path, body }, 'cost'),
      ),
    };
  },
};
