/**
 * Makes a function that starts a read at each call. If a later call has its result before a slow
 * earlier call, both return the later result.
 *
 * @param save called with each result, except a slow one that a later result has replaced
 */
export function createLatestResultReader<T>(
  read: () => Promise<T>,
  save: (result: T) => void,
): () => Promise<T> {
  let callCount = 0;
  let latest: { readonly callNumber: number; readonly result: T } | undefined;
  return async () => {
    callCount += 1;
    const callNumber = callCount;
    const result = await read();
    if (latest && latest.callNumber > callNumber) return latest.result;
    latest = { callNumber, result };
    save(result);
    return result;
  };
}
