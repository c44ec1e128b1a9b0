import { expect, it } from 'vitest';
import { formatFileTime } from './format-file-time.ts';

it.each([
  ['2026-10-05T18:30:09.999Z', '20261005143009'],
  ['2026-01-01T04:59:59.000Z', '20251231235959'],
  ['2026-01-01T05:00:00.000Z', '20260101000000'],
])('writes %s as %s, by the clock in Toronto', (instant, time) => {
  expect(formatFileTime(new Date(instant))).toBe(time);
});
