import * as v from 'valibot';
import { listScheduledBackups } from '../care/backup.ts';
import { readList } from '../google/google-api.ts';
import { createDatabase } from './database.ts';
import { type Check, planRequest, reportChanges, requireThat, type Step } from './requirement.ts';

const scheduleSchema = v.object({
  dailyRecurrence: v.optional(v.object({})),
  weeklyRecurrence: v.optional(v.object({})),
});

/** A daily backup is stored for a week, a weekly one for fourteen weeks: Google's maximum. */
const schedules = [
  {
    name: 'daily',
    field: 'dailyRecurrence',
    what: 'Back the database up every day, and keep each backup for 7 days.',
    body: { retention: '604800s', dailyRecurrence: {} },
  },
  {
    name: 'weekly',
    field: 'weeklyRecurrence',
    what: 'Back the database up every Sunday, and keep each backup for 14 weeks.',
    body: { retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
  },
] as const;

/** The database's daily and weekly backups. */
export const scheduleBackups: Step = {
  id: 'backups',
  title: 'Backups',
  without: 'what somebody deletes or overwrites cannot be brought back',
  severity: 'broken',
  needs: [createDatabase],
  inspect: async ({ google, projectId }) => {
    const line = `firestore v1/projects/${projectId}/databases/(default)/backupSchedules` as const;
    const storedSchedules = await readList(google, line, 'backupSchedules', scheduleSchema);
    const missingSchedules = schedules.filter(
      ({ field }) => !storedSchedules.some((schedule) => schedule[field] !== undefined),
    );
    const hasNone = storedSchedules.length === 0;
    return reportChanges(
      missingSchedules.map(({ what, body }) =>
        planRequest(google, what, `POST ${line}`, body, 'cost'),
      ),
      {
        met: 'daily and weekly',
        unmet: hasNone
          ? 'none'
          : `no ${missingSchedules.map(({ name }) => name).join(' and no ')} one`,
        fault: hasNone ? undefined : 'attention',
      },
    );
  },
};

const hourMs = 3_600_000;

/**
 * Judges the newest backup. With the daily schedule, it is less than 26 hours old. With the weekly
 * one alone, it is less than eight days old.
 *
 * @throws Fault
 */
export function judgeBackupAge(newest: Date | undefined, now: Date): string {
  requireThat(newest !== undefined, 'there is none');
  const hours = Math.floor((now.getTime() - newest.getTime()) / hourMs);
  const message = `${hours} hours old`;
  requireThat(hours < 26, message, { state: hours < 8 * 24 ? 'attention' : 'broken' });
  return message;
}

export const newestBackupCheck: Check = {
  id: 'backup-newest',
  title: 'Newest backup',
  needs: [scheduleBackups],
  fix: ({ name }) => `npm run backup -- ${name}`,
  run: async ({ google, settings, now }) => {
    const backups = await listScheduledBackups(google, settings.projectId);
    const newest = backups.find(({ state }) => state === 'READY');
    return judgeBackupAge(newest && new Date(newest.snapshotTime), now());
  },
};
