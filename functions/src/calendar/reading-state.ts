import type { CalendarState } from '../store/calendar-state.ts';

/** A reading that was requested this long ago, and has not begun, never will. */
const requestTimeoutMs = 2 * 60_000;

/** Whether a reading runs, or has been requested and is about to begin. */
export function isReading(
  { leaseUntil, attemptedAt }: CalendarState,
  requestedAt: number | null,
  now: number,
): boolean {
  if (leaseUntil > now) return true;
  const isRequested = requestedAt !== null && requestedAt > (attemptedAt ?? 0);
  return isRequested && now - requestedAt < requestTimeoutMs;
}
