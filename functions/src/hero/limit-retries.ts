import { logger } from 'firebase-functions';

/** How long an event is retried. */
const retryPeriodMs = 60 * 60_000;

/**
 * Runs the work of an event that the platform retries after an error. Once the event is an hour
 * old, an error is only logged. The platform would retry a permanent fault for a day.
 *
 * @param time when the event happened, in ISO 8601
 * @throws what `work` throws, within that hour
 */
export async function limitRetries(time: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (Date.now() - Date.parse(time) < retryPeriodMs) throw error;
    logger.error('hero given up', { kind: error instanceof Error ? error.name : typeof error });
  }
}
