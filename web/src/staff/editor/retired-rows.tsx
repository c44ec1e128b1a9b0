import type { RetiredRow } from '@club/domain/row-lifecycle';
import { type ReactNode, useId } from 'react';
import * as v from 'valibot';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import type { RowActions } from './use-row-actions.ts';
import { useStaffName } from '../shell/dashboard-context.ts';

interface RetiredListProps<R extends Row> {
  readonly retiredRows: readonly RetiredRow[];
  readonly schema: v.GenericSchema<unknown, R>;
  readonly getName: (row: R) => string;
  readonly renderSummary: (row: R) => ReactNode;
  readonly isBusy: boolean;
  readonly onRestore: (retiredId: string, name: string) => void;
}

/**
 * The rows that staff took off the site. Each has the day it is deleted and a button that restores
 * it. A row that the schema refuses is left out.
 */
function RetiredList<R extends Row>(props: RetiredListProps<R>) {
  const { retiredRows, schema, getName, renderSummary, isBusy, onRestore } = props;
  const { t, locale } = useTexts();
  const getStaffName = useStaffName();
  const id = useId();
  const entries = retiredRows.flatMap(({ row, ...entry }) => {
    const result = v.safeParse(schema, row);
    return result.success ? [{ ...entry, row: result.output }] : [];
  });
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t-4 border-ink pt-6">
      <div>
        <h3 id={id} className="font-display text-2xl font-bold">
          {t('staffRows:retired.heading')}
        </h3>
        <p className="max-w-3xl">{t('staffRows:retired.text')}</p>
      </div>
      <ul className="bg-white px-4">
        {entries.map(({ _id, row, restorableUntil, by }) => {
          const name = getName(row);
          return (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink/15 py-3 first:border-t-0"
            >
              <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
                {renderSummary(row)}
                <p className="mt-1 text-sm text-slate">
                  {t('staffRows:retired.entry', {
                    who: getStaffName(by.email),
                    date: formatDate(restorableUntil, locale),
                  })}
                </p>
              </div>
              <Button
                variant="outline"
                disabled={isBusy}
                aria-label={t('staffRows:retired.restore_row', { name })}
                onClick={() => onRestore(_id, name)}
              >
                {t('staffRows:retired.restore')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

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
      isBusy={lifecycle.outcome.status === 'running'}
      onRestore={(id, name) => void restore(id, name)}
    />
  );
}
