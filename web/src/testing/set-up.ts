import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../ui/theme.css';
import '../ui/utilities.css';
import { stubFirestore, waitForReads } from './stub-firestore.ts';

// Any error in the console fails the test. Warnings do not: `logWarning` logs them for problems
// that the page handles.
beforeEach(() => {
  localStorage.clear();
  stubFirestore('stalls');
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await waitForReads();
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  expect(errors, 'console.error').toEqual([]);
});
