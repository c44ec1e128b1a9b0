/** The automatic saving during a run. */
export interface Autosave {
  /** Stops saving, after a save in progress has ended. */
  readonly stop: () => Promise<void>;
}

const interval = 60_000;

/**
 * Saves every minute, one save at a time, so a killed run loses little. A repeated failure is
 * reported once.
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
