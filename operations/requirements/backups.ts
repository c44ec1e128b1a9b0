import * as v from 'valibot';
import { listScheduledBackups } from '../care/backup.ts';
import { readList } from '../google/google-api.ts';
import { createDatabase } from './database.ts';
import {
  planRequest,
  type Step,
  reportAttention,
  reportBroken,
  type Check,
  type Finding,
  reportOk,
} from './requirement.ts';

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
    const path = `v1/projects/${projectId}/databases/(default)/backupSchedules`;
    const request = { service: 'firestore', path } as const;
    const storedSchedules = await readList(google, request, 'backupSchedules', scheduleSchema);
    const missingSchedules = schedules.filter(
      ({ field }) => !storedSchedules.some((schedule) => schedule[field] !== undefined),
    );
    if (missingSchedules.length === 0) return { state: 'done', finding: 'daily and weekly' };
    return {
      state: 'to-do',
      finding:
        storedSchedules.length === 0
          ? 'none'
          : `no ${missingSchedules.map(({ name }) => name).join(' and no ')} one`,
      ...(storedSchedules.length > 0 && { fault: 'attention' as const }),
      changes: missingSchedules.map(({ what, body }) =>
        planRequest(google, what, `POST firestore ${path}`, body, 'cost'),
      ),
    };
  },
};

const hourMs = 3_600_000;

/**
 * Judges the newest backup. With the daily schedule, it is less than 26 hours old. With the weekly
 * one alone, it is less than eight days old.
 */
export function judgeBackupAge(newest: Date | undefined, now: Date, fix: string): Finding {
  if (!newest) return reportBroken('there is none', fix);
  const hours = Math.floor((now.getTime() - newest.getTime()) / hourMs);
  const message = `${hours} hours old`;
  if (hours < 26) return reportOk(message, [newest.toISOString()]);
  return hours < 8 * 24 ? reportAttention(message, fix) : reportBroken(message, fix);
}

const newestCheck: Check = {
  id: 'backup-newest',
  title: 'Newest backup',
  needs: [scheduleBackups],
  run: async (context) => {
    const { projectId } = context.settings;
    const times = (await listScheduledBackups(context.google, projectId))
      .filter(({ state }) => state === 'READY')
      .map(({ snapshotTime }) => Date.parse(snapshotTime));
    const newest = times.length === 0 ? undefined : new Date(Math.max(...times));
    return judgeBackupAge(newest, context.now(), `npm run backup -- ${context.name}`);
  },
};

export const backupChecks: readonly Check[] = [newestCheck];
