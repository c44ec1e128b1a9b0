import { useRef, useState } from 'react';
import { type StaffProblem, toStaffProblem } from './staff-problem.ts';

/** What the last action did; `Done` is what a success can be. */
export type ActionOutcome<Done = never> =
  | { readonly status: 'none' | 'running' }
  | { readonly status: 'failed'; readonly problem: StaffProblem }
  | Done;

interface ActionOptions<Done> {
  /** The outcome while the action runs; by default only that it runs. */
  readonly pending?: Done;
  /** Returns the outcome of an error; by default its problem. */
  readonly toFailure?: (error: unknown) => ActionOutcome<Done>;
}

const toFailedOutcome = (error: unknown) =>
  ({ status: 'failed', problem: toStaffProblem(error) }) as const;

/**
 * Runs one staff action at a time and stores its outcome. A press during an action is ignored.
 *
 * @param onEnd called after an action, also after one that failed, such as to fetch a list again
 */
export function useStaffAction<Done extends { readonly status: string } = never>(
  onEnd?: () => void,
) {
  const [outcome, setOutcome] = useState<ActionOutcome<Done>>({ status: 'none' });
  // A ref, because two quick presses see the same state.
  const isRunning = useRef(false);
  const run = async (
    act: () => Promise<ActionOutcome<Done>>,
    { pending, toFailure = toFailedOutcome }: ActionOptions<Done> = {},
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setOutcome(pending ?? { status: 'running' });
    try {
      setOutcome(await act());
    } catch (error) {
      setOutcome(toFailure(error));
    } finally {
      isRunning.current = false;
      onEnd?.();
    }
  };
  return { outcome, setOutcome, run };
}
