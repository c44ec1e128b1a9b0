/**
 * Runs a task many times, four in parallel. The emulator starts a process for each parallel
 * request.
 */
export async function runInBatches<T>(
  times: number,
  task: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  while (results.length < times) {
    const batch = Array.from({ length: 4 }, (_, n) => task(results.length + n));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}
