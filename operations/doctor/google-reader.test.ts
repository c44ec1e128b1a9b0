import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { makeGoogleReader } from './google-reader.ts';

const read = vi.fn(() => Promise.resolve({}));
const refuse = () => Promise.reject(new Error('It was sent.'));
const reader = makeGoogleReader({ read, send: refuse, wait: refuse });

it('has no function that sends changes', () => {
  expect(Object.keys(reader)).toEqual(['read']);
});

it('refuses a POST that could change something', async () => {
  const path = 'v1/projects/club/secrets/HASH_KEY:addVersion';
  const request = { service: 'secrets', path, body: {} } as const;
  await expect(reader.read(request, v.unknown())).rejects.toThrow('may not POST');
  expect(read).not.toHaveBeenCalled();
});

it('allows a POST that only reads permissions', async () => {
  const path = 'v1/projects/club:testIamPermissions';
  await reader.read({ service: 'resourceManager', path, body: {} }, v.unknown());
  expect(read).toHaveBeenCalledOnce();
});
