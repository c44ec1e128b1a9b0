import { useRef, useState } from 'react';

interface StaffAction<Outcome> {
  /** The outcome while the action runs. */
  readonly during: Outcome;
  /** Calls the API, and returns the outcome of its success. */
  readonly act: () => Promise<Outcome>;
  /** Returns the outcome of an error. */
  readonly toFailure: (error: unknown) => Outcome;
}

/**
 * Runs one staff action at a time and stores its outcome. It ignores another press meanwhile.
 *
 * @param none the outcome before the first action
 */
export function useStaffAction<Outcome>(none: Outcome) {
  const [outcome, setOutcome] = useState(none);
  // Not the state: two quick presses see the same one.
  const isRunning = useRef(false);
  const run = async ({ during, act, toFailure }: StaffAction<Outcome>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setOutcome(during);
    try {
      setOutcome(await act());
    } catch (error) {
      setOutcome(toFailure(error));
    } finally {
      isRunning.current = false;
    }
  };
  return { outcome, setOutcome, run };
}
