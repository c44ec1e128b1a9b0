import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { expect } from 'vitest';

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

/** How many requests are sent at once. With more, the SDK gets slow at writes of one document. */
const batchSize = 10;

/** Sends requests in batches. Yields for each whether the rules allow it. */
async function* sendInBatches(requests: readonly (() => Promise<unknown>)[]) {
  for (let start = 0; start < requests.length; start += batchSize) {
    const batch = requests.slice(start, start + batchSize);
    yield* await Promise.all(batch.map((send) => isAllowed(send())));
  }
}

/** Sends requests until the rules allow one. Returns whether they do. */
export async function isAnyAllowed(
  requests: readonly (() => Promise<unknown>)[],
): Promise<boolean> {
  for await (const allowed of sendInBatches(requests)) if (allowed) return true;
  return false;
}

/**
 * Sends a request for each case. Fails with the titles of the cases about which the rules decide
 * otherwise.
 */
export async function expectVerdicts<Case extends readonly [title: string, ...unknown[]]>(
  verdict: Verdict,
  cases: readonly Case[],
  send: (one: Case) => Promise<unknown>,
): Promise<void> {
  const requests = cases.map((one) => () => send(one));
  const verdicts: boolean[] = [];
  for await (const allowed of sendInBatches(requests)) verdicts.push(allowed);
  const wrongCases = cases.filter((_, index) => verdicts[index] !== (verdict === 'allows'));
  expect(wrongCases.map(([title]) => title)).toEqual([]);
}
