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
  print: (line: string) => void = console.error,
): Autosave {
  let pendingSave: Promise<void> | undefined;
  let lastFailure = '';
  const saveOnce = async () => {
    try {
      await save();
      lastFailure = '';
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (failure !== lastFailure) print(failure);
      lastFailure = failure;
    } finally {
      pendingSave = undefined;
    }
  };
  const timer = setInterval(() => {
    pendingSave ??= saveOnce();
  }, interval);
  return {
    stop: async () => {
      clearInterval(timer);
      await pendingSave;
    },
  };
}
