import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';

export type Verdict = 'allows' | 'refuses';

/** Fails unless the rules decide as expected. Any other error also fails the test. */
export async function expectVerdict(verdict: Verdict, request: Promise<unknown>): Promise<void> {
  await (verdict === 'allows' ? assertSucceeds(request) : assertFails(request));
}

/** Whether the rules allow a request. Throws when the request fails for another reason. */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch {
    await assertFails(request);
    return false;
  }
}
