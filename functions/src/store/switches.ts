import { siteSwitchPath, siteSwitchSchema } from '@club/domain/switches';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as v from 'valibot';
import { withTimeout } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { parseDocument } from './parse-document.ts';

const switchStateSchema = v.pick(siteSwitchSchema, ['areWritesStopped', 'areMailsStopped']);
type SwitchState = Readonly<v.InferOutput<typeof switchStateSchema>>;
const nothingStopped: SwitchState = { areWritesStopped: false, areMailsStopped: false };

/**
 * The shortest time between two reads of the switch by an instance. The emulators read it on every
 * request.
 */
const cacheMs = process.env['FUNCTIONS_EMULATOR'] === 'true' ? 0 : 30_000;
/**
 * If the database hangs, reading the switch must add little to the time until the request fails.
 */
const readTimeoutMs = 1_500;
/** A caller may retry after five minutes. */
const retrySeconds = 300;

async function readSwitch(db: Firestore): Promise<SwitchState> {
  try {
    const snapshot = await withTimeout(db.doc(siteSwitchPath).get(), readTimeoutMs);
    return parseDocument(snapshot, switchStateSchema) ?? nothingStopped;
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    logger.warn('switch not read', { kind });
    return nothingStopped;
  }
}

let cachedRead: { readonly state: Promise<SwitchState>; readonly at: number } | undefined;

/** Gets the switch from the cache or the database. A failed read counts as not stopped. */
function getSwitch(db: Firestore): Promise<SwitchState> {
  if (!cachedRead || Date.now() - cachedRead.at >= cacheMs) {
    cachedRead = { state: readSwitch(db), at: Date.now() };
  }
  return cachedRead.state;
}

/**
 * Requires that writes are not stopped.
 *
 * @throws ApiProblem `writes-stopped`
 */
export async function requireWritesAllowed(db: Firestore): Promise<void> {
  if (await areWritesStopped(db)) throw new ApiProblem('writes-stopped', {}, retrySeconds);
}

/** Whether writes are stopped. */
export const areWritesStopped = async (db: Firestore): Promise<boolean> =>
  (await getSwitch(db)).areWritesStopped;

/** Whether the mail queue and the fan-out of issues are stopped. */
export const areMailsStopped = async (db: Firestore): Promise<boolean> =>
  (await getSwitch(db)).areMailsStopped;
