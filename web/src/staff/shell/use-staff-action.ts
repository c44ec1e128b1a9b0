import { useRef, useState } from 'react';

interface StaffAction<Outcome> {
  /** The outcome while the action runs. */
  readonly pendingOutcome: Outcome;
  /** Calls the API, and returns the outcome of a success. */
  readonly act: () => Promise<Outcome>;
  /** Returns the outcome of an error. */
  readonly toFailure: (error: unknown) => Outcome;
}

/**
 * Runs one staff action at a time and stores its outcome. A press during an action is ignored.
 *
 * @param initialOutcome the outcome before the first action
 */
export function useStaffAction<Outcome>(initialOutcome: Outcome) {
  const [outcome, setOutcome] = useState(initialOutcome);
  // A ref, because two quick presses see the same state.
  const isRunning = useRef(false);
  const run = async ({ pendingOutcome, act, toFailure }: StaffAction<Outcome>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setOutcome(pendingOutcome);
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
