import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalCalendar, openLocalCalendar } from './local-calendar.ts';

const host = '127.0.0.1';
let calendar: LocalCalendar;
beforeAll(async () => {
  // Any port, because the site may run during this test.
  calendar = await openLocalCalendar({ host, port: 0 });
});
afterAll(() => calendar.close());

const getFeed = async () => {
  const path = 'calendar/ical/club/public/basic.ics';
  return (await fetch(`http://${host}:${calendar.port}/${path}`)).text();
};
const callOverride = (init: RequestInit) => fetch(`http://${host}:${calendar.port}/feed`, init);

it('replaces its feed on request, and restores it', async () => {
  await callOverride({ method: 'PUT', body: 'BEGIN:VCALENDAR' });
  expect(await getFeed()).toBe('BEGIN:VCALENDAR');
  await callOverride({ method: 'DELETE' });
  expect(await getFeed()).toContain('BEGIN:VEVENT');
});

// An unhandled rejection fails the run.
it('keeps its feed when a client disconnects in the middle of a replacement', async () => {
  const socket = connect(calendar.port, host);
  await once(socket, 'connect');
  socket.write('PUT /feed HTTP/1.1\r\nHost: calendar\r\nContent-Length: 100\r\n\r\nBEGIN');
  await delay(100);
  socket.destroy();
  await delay(100);
  expect(await getFeed()).toContain('BEGIN:VEVENT');
});
