import { logger } from 'firebase-functions';

/** How long an event is tried: by then the database or the bucket is back, or nobody has looked. */
const maxRetryMs = 60 * 60_000;

/**
 * Runs the work of an event that the platform repeats while it fails, and ends the repeating once
 * the event is an hour old: a fault that stays would otherwise be met again and again for a day.
 *
 * @param time when the event happened, in ISO 8601
 * @throws what `work` throws, within that hour
 */
export async function limitRetries(time: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (Date.now() - Date.parse(time) < maxRetryMs) throw error;
    logger.error('hero given up', { kind: error instanceof Error ? error.name : typeof error });
  }
}
