import { type ReactNode, useCallback } from 'react';
import { RowLifecycleButtons } from './row-lifecycle-buttons.tsx';
import type { Row } from './row-draft.ts';
import { useStableCallback } from '../shell/use-stable-callback.ts';
import type { useRowActions } from './use-row-actions.ts';

interface RowButtonsOptions<R extends Row> {
  readonly actions: Pick<
    ReturnType<typeof useRowActions<R, object>>,
    'create' | 'isBusy' | 'retire'
  >;
  /** Pass the same function at each render. */
  readonly getName: (row: R) => string;
  /** Whether the rows have fixed ids. They stay, and have no copy. */
  readonly hasFixedIds: boolean;
  readonly select: (row: R) => void;
  /** Closes the form if it has this row. */
  readonly closeForm: (row: R) => void;
}

/**
 * Returns the function that renders a row's buttons to copy it and to take it off the site. The
 * function stays the same across renders, so that unchanged rows do not render again.
 */
export function useRowButtons<R extends Row>({
  actions,
  getName,
  hasFixedIds,
  select,
  closeForm,
}: RowButtonsOptions<R>): (row: R) => ReactNode {
  const { create, isBusy, retire } = actions;
  const close = useStableCallback(closeForm);
  return useCallback(
    (row: R) =>
      !hasFixedIds && (
        <RowLifecycleButtons
          name={getName(row)}
          isBusy={isBusy}
          onDuplicate={() => void create({ copyOf: row._id }, select)}
          onRetire={() => void retire(row, getName(row), () => close(row))}
        />
      ),
    [getName, isBusy, hasFixedIds, create, select, retire, close],
  );
}
