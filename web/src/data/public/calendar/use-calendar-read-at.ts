import { useEffect, useState } from 'react';
import { logWarning } from '../../log-warning.ts';
import { fetchCalendarReadAt } from './calendar-repository.ts';

/**
 * When the server last read the club's calendar. Undefined before the response and after a failure.
 */
export function useCalendarReadAt(): string | undefined {
  const [calendarReadAt, setCalendarReadAt] = useState<string>();
  useEffect(() => {
    fetchCalendarReadAt().then(setCalendarReadAt, (cause: unknown) =>
      logWarning('The time of the last reading could not be read', cause),
    );
  }, []);
  return calendarReadAt;
}
