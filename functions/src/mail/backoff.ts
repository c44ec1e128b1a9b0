import { dayMs } from '@club/domain/day';

const minuteMs = 60_000;

/** The delays after the first failures. Every later delay is three hours. */
const delays = [1, 5, 15, 60].map((minutes) => minutes * minuteMs);

/** Returns the delay after a number of consecutive failures, in milliseconds. */
export const getBackoff = (failures: number): number => delays[failures - 1] ?? 180 * minuteMs;

/** How long a mail is retried. A wrong password over a weekend loses no mail. */
export const retryPeriodMs = 5 * dayMs;
