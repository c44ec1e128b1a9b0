import { limits } from '@club/domain/limits';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { RowEditorConfig } from './row-editor-config.ts';

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
