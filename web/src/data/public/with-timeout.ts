/** After this time, a read counts as failed. */
const timeoutMs = 10_000;

/** Resolves like the promise, or rejects if it takes longer than `ms` milliseconds. */
export function withTimeout<T>(promise: Promise<T>, ms = timeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response within ${ms} ms`)), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
