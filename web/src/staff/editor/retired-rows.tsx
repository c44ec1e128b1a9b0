import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { RetiredList } from './retired-list.tsx';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import type { RowActions } from './use-row-actions.ts';

interface RetiredRowsProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly actions: Pick<RowActions, 'lifecycle' | 'restore' | 'retiredRequest' | 'retiredRows'>;
  readonly getName: (row: R) => string;
  readonly renderSummary: (row: R) => ReactNode;
}

/** The retired rows of a tab, or an error with a retry button if they could not be read. */
export function RetiredRows<R extends Row, Fields extends object>({
  config,
  actions,
  getName,
  renderSummary,
}: RetiredRowsProps<R, Fields>) {
  const { t } = useTexts();
  const { retiredRequest, retiredRows, lifecycle, restore } = actions;
  if (retiredRequest.hasFailed && retiredRequest.data === undefined)
    return (
      <LoadStateView
        state={{ status: 'error' }}
        texts={{ loading: '', error: t('staffRows:retired.error'), empty: '' }}
        retry={retiredRequest.retry}
      >
        {() => null}
      </LoadStateView>
    );
  return (
    <RetiredList
      retiredRows={retiredRows}
      schema={config.schema}
      getName={getName}
      renderSummary={renderSummary}
      isBusy={lifecycle.outcome.status === 'working'}
      onRestore={(id, name) => void restore(id, name)}
    />
  );
}
