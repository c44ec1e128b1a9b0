import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../../ui/theme.css';
import { answerFirestore, answersAreRead } from './answer-firestore.ts';

// An error in the console is a failure, whoever wrote it there. A warning is a report.
beforeEach(() => {
  localStorage.clear();
  answerFirestore('stalls');
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await answersAreRead();
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  expect(errors, 'console.error').toEqual([]);
});
