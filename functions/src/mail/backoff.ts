import { dayMs } from '@club/domain/day';

const minute = 60_000;

/** The pauses after the first failures; every later one is three hours. */
const delays = [1, 5, 15, 60].map((minutes) => minutes * minute);

/** How long to wait after so many failures in a row, in milliseconds. */
export const getBackoff = (failures: number): number => delays[failures - 1] ?? 180 * minute;

/** How long a mail is tried: a weekend with a wrong password loses nothing. */
export const maxRetryMs = 5 * dayMs;
