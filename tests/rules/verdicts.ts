import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';

export type Verdict = 'allows' | 'refuses';

/** Fails unless the rules decide so. Any other failure of the request is a failure of the test. */
export async function expectVerdict(verdict: Verdict, request: Promise<unknown>): Promise<void> {
  await (verdict === 'allows' ? assertSucceeds(request) : assertFails(request));
}

/** What the rules decide. Any other failure of the request is thrown. */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch {
    await assertFails(request);
    return false;
  }
}
