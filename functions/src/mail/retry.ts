import { dayMs } from '@club/domain/day';

const minute = 60_000;

/** The pauses after the first failures; every later one is three hours. */
const pauses = [1, 5, 15, 60].map((minutes) => minutes * minute);

/** How long to wait after so many failures in a row, in milliseconds. */
export const pauseAfter = (failures: number): number => pauses[failures - 1] ?? 180 * minute;

/** How long a mail is tried: a weekend with a wrong password loses nothing. */
export const triedFor = 5 * dayMs;
