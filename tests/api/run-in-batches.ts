/**
 * Runs a task many times. At most four runs are parallel, because the emulator starts a process for
 * each parallel request.
 */
export async function runInBatches<T>(
  times: number,
  task: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  while (results.length < times) {
    const length = Math.min(4, times - results.length);
    const batch = Array.from({ length }, (_, n) => task(results.length + n));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}
