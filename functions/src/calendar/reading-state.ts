import type { CalendarState } from '../store/calendar-state.ts';

/** A requested reading that has not begun after this time never begins. */
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
