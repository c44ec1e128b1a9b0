import { healthSchema } from '@club/domain/health';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { callApi } from './http.ts';

const readHealth = async (forwardedHeader: string) => {
  const headers = { 'X-Forwarded-For': forwardedHeader };
  const response = await callApi('/api/health', { headers });
  return { ...response, health: v.parse(healthSchema, response.json) };
};

it('the health endpoint shows visitors the version and their own address, and is not cached', async () => {
  const { status, headers, health } = await readHealth('203.0.113.9');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(health).toEqual({ ok: true, version: 'development', caller: '203.0.113.9' });
});

// Hosting's emulator appends no address. The test adds the last entries as production would.
it('the health endpoint never shows an address that a visitor has added to X-Forwarded-For', async () => {
  const frontEnd = '66.249.93.1';
  for (const platformEntries of ['203.0.113.9', `203.0.113.9, ${frontEnd}`]) {
    const { health } = await readHealth(`198.51.100.1, ${platformEntries}`);
    expect(health.caller).toBe('203.0.113.9');
  }
});
