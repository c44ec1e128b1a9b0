import * as v from 'valibot';
import { reportAttention, reportBroken, type Check, type Finding, reportOk } from '../check.ts';
import { getGoLiveCommand, region } from '../context.ts';
import { databaseCheck, getDatabasePath } from './database.ts';

const schedulesSchema = v.object({
  backupSchedules: v.optional(
    v.array(
      v.object({
        dailyRecurrence: v.optional(v.unknown()),
        weeklyRecurrence: v.optional(v.unknown()),
      }),
    ),
    [],
  ),
});

const scheduleCheck: Check = {
  id: 'backup-schedules',
  title: 'Backup schedules',
  needs: [databaseCheck],
  run: async (context) => {
    const path = `${getDatabasePath(context)}/backupSchedules`;
    const response = await context.google.read({ service: 'firestore', path }, schedulesSchema);
    const schedules = response?.backupSchedules ?? [];
    if (schedules.length === 0)
      return reportBroken('none: nothing is backed up', getGoLiveCommand(context));
    const missing = [
      ...(schedules.some((one) => one.dailyRecurrence !== undefined) ? [] : ['daily']),
      ...(schedules.some((one) => one.weeklyRecurrence !== undefined) ? [] : ['weekly']),
    ];
    return missing.length === 0
      ? reportOk('daily and weekly')
      : reportAttention(`no ${missing.join(' and no ')} one`, getGoLiveCommand(context));
  },
};

const backupsSchema = v.object({
  backups: v.optional(
    v.array(v.object({ database: v.string(), snapshotTime: v.string(), state: v.string() })),
    [],
  ),
});

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
  needs: [scheduleCheck],
  run: async (context) => {
    const { projectId } = context.settings;
    const path = `v1/projects/${projectId}/locations/${region}/backups`;
    const response = await context.google.read({ service: 'firestore', path }, backupsSchema);
    const times = (response?.backups ?? [])
      .filter(({ database, state }) => state === 'READY' && database.endsWith('/(default)'))
      .map(({ snapshotTime }) => Date.parse(snapshotTime));
    const newest = times.length === 0 ? undefined : new Date(Math.max(...times));
    return judgeBackupAge(newest, context.now(), `npm run backup -- ${context.name}`);
  },
};

export const backupChecks: readonly Check[] = [scheduleCheck, newestCheck];
