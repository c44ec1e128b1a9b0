import { expect, it } from 'vitest';
import { toSignInFailure } from './staff-auth.ts';

it.each([
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/cancelled-popup-request', 'popup-closed'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/internal-error', 'no-network'],
  ['auth/timeout', 'no-network'],
  ['auth/operation-not-supported-in-this-environment', 'browser'],
  ['auth/web-storage-unsupported', 'browser'],
  ['auth/unauthorized-domain', 'settings'],
  ['auth/operation-not-allowed', 'settings'],
  ['auth/redirect-cancelled-by-user', 'popup-closed'],
  ['auth/configuration-not-found', 'settings'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'settings'],
  ['auth/requests-from-referer-https://club.example.org-are-blocked.', 'settings'],
  ['auth/user-disabled', 'disabled'],
  ['auth/too-many-requests', 'wait'],
  ['auth/unheard-of', 'failed'],
])('staff read after the error %s what to do: %s', (code, failure) => {
  expect(toSignInFailure(Object.assign(new Error(code), { code }))).toBe(failure);
});
