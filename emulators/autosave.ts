/** The saving that goes on beside a run. */
export interface Autosave {
  /** Ends it once a save under way has ended. */
  readonly stop: () => Promise<void>;
}

const interval = 60_000;

/**
 * Saves every minute, one save at a time. A killed run loses no more than that. One that fails is
 * said once, and the next is tried all the same.
 */
export function startAutosave(
  save: () => Promise<void>,
  say: (line: string) => void = console.error,
): Autosave {
  let underWay: Promise<void> | undefined;
  let lastFailure = '';
  const saveOnce = async () => {
    try {
      await save();
      lastFailure = '';
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (failure !== lastFailure) say(failure);
      lastFailure = failure;
    } finally {
      underWay = undefined;
    }
  };
  const timer = setInterval(() => {
    underWay ??= saveOnce();
  }, interval);
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
