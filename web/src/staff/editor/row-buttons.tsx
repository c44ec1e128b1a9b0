import { limits } from '@club/domain/limits';
import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { useStableCallback } from '../shell/use-stable-callback.ts';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import type { useRowActions } from './use-row-actions.ts';

interface RowToolbarProps {
  readonly tabName: RowEditorConfig<never, never>['name'];
  readonly rowCount: number;
  /** The ids that a new row may have; undefined if any id is possible. */
  readonly newIds: readonly string[] | undefined;
  readonly isBusy: boolean;
  readonly onCreate: (id: string | undefined) => void;
  /** Undefined for a list without an order. */
  readonly onReorder: (() => void) | undefined;
}

/**
 * The buttons above a list, which add a row or change the order. States when the list is full.
 */
export function RowToolbar(props: RowToolbarProps) {
  const { tabName, rowCount, newIds, isBusy, onCreate, onReorder } = props;
  const { t } = useTexts();
  const isFull = rowCount >= limits.rows;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {newIds === undefined ? (
        <Button disabled={isBusy || isFull} onClick={() => onCreate(undefined)}>
          {t(`staffRows:new.${tabName}`)}
        </Button>
      ) : (
        newIds.map((id) => (
          <Button key={id} disabled={isBusy || isFull} onClick={() => onCreate(id)}>
            {t('staffRows:new_program', { id })}
          </Button>
        ))
      )}
      {onReorder && rowCount > 1 && (
        <Button variant="outline" data-reorder onClick={onReorder}>
          {t('staffRows:order.open')}
        </Button>
      )}
      {isFull && (
        <p className="text-sm">{t('staffRows:full', { rows: rowCount, limit: limits.rows })}</p>
      )}
    </div>
  );
}

interface RowButtonsOptions<R extends Row> {
  readonly actions: Pick<ReturnType<typeof useRowActions<R, object>>, 'copy' | 'isBusy' | 'retire'>;
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
  const { t } = useTexts();
  const { copy, isBusy, retire } = actions;
  const close = useStableCallback(closeForm);
  return useCallback(
    (row: R) =>
      !hasFixedIds && (
        <>
          <RowButton
            aria-label={t('staffRows:duplicate_row', { name: getName(row) })}
            disabled={isBusy}
            onClick={() => void copy(row._id, select)}
          >
            {t('staffRows:duplicate')}
          </RowButton>
          <RowButton
            aria-label={t('staffRows:retire_row', { name: getName(row) })}
            disabled={isBusy}
            onClick={() => void retire(row, getName(row), () => close(row))}
          >
            {t('staffRows:retire')}
          </RowButton>
        </>
      ),
    [t, getName, isBusy, hasFixedIds, copy, select, retire, close],
  );
}
