/** The periodic save of the emulators' data, while it runs. */
export interface Autosave {
  /** Stops the saves, and waits for a save that is running. */
  readonly stop: () => Promise<void>;
}

const intervalMs = 60_000;

/**
 * Saves every minute, one save at a time. A killed run loses about a minute's data. A repeated
 * failure is reported once, and the saves continue.
 */
export function startAutosave(
  save: () => Promise<void>,
  reportFailure: (line: string) => void = console.error,
): Autosave {
  let currentSave: Promise<void> | undefined;
  let lastFailure = '';
  const saveOnce = async () => {
    try {
      await save();
      lastFailure = '';
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (failure !== lastFailure) reportFailure(failure);
      lastFailure = failure;
    } finally {
      currentSave = undefined;
    }
  };
  const timer = setInterval(() => {
    currentSave ??= saveOnce();
  }, intervalMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await currentSave;
    },
  };
}
