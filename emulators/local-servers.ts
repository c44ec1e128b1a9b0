import { openLocalCalendar } from './calendar/local-calendar.ts';
import { openMailbox } from './mailbox/mailbox.ts';

/** Starts the local mailbox and the local calendar, which the functions of the emulators use. */
export async function openLocalServers(): Promise<{ close: () => Promise<unknown> }> {
  const servers = await Promise.all([openMailbox(), openLocalCalendar()]);
  return { close: () => Promise.all(servers.map((server) => server.close())) };
}
