import { applicationDefault } from 'firebase-admin/app';
import { logger } from 'firebase-functions';
import * as v from 'valibot';
import { withTimeout } from '../runtime/deadline.ts';
import { getProjectId } from './admin.ts';

const backupsSchema = v.object({
  backups: v.optional(
    v.array(
      v.object({
        database: v.string(),
        state: v.string(),
        snapshotTime: v.pipe(v.string(), v.isoTimestamp()),
      }),
    ),
    [],
  ),
});

const timeoutMs = 10_000;

async function readBackups(): Promise<v.InferOutput<typeof backupsSchema>['backups']> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const path = `v1/projects/${getProjectId()}/locations/-/backups`;
  const response = await fetch(`https://firestore.googleapis.com/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`backups: ${response.status}`);
  return v.parse(backupsSchema, await response.json()).backups;
}

/**
 * Finds the newest complete backup of the database, by Firestore's REST interface.
 *
 * @returns its instant in milliseconds; undefined without a backup. It is `unknown` if the list
 *   could not be read, as on the emulators.
 */
export async function findNewestBackup(): Promise<number | undefined | 'unknown'> {
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') return 'unknown';
  try {
    const times = (await withTimeout(readBackups(), timeoutMs))
      .filter(({ database, state }) => state === 'READY' && database.endsWith('/(default)'))
      .map(({ snapshotTime }) => Date.parse(snapshotTime));
    return times.length === 0 ? undefined : Math.max(...times);
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    logger.warn('backups not read', { kind });
    return 'unknown';
  }
}
