import type { RetiredRow } from '@club/domain/row-lifecycle';
import { type ReactNode, useId } from 'react';
import * as v from 'valibot';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { useStaffName } from '../shell/dashboard-context.ts';
import type { Row } from './row-draft.ts';
import type { RowActions } from './row-actions.tsx';

interface RetiredRowsProps<R extends Row> {
  readonly schema: v.GenericSchema<unknown, R>;
  readonly actions: Pick<RowActions, 'isBusy' | 'restore' | 'retiredRequest' | 'retiredRows'>;
  readonly getName: (row: R) => string;
  readonly renderSummary: (row: R) => ReactNode;
}

/**
 * The rows that staff took off the site. Each has the day it is deleted and a button that restores
 * it. A row that the schema refuses is left out. A list that could not be read is an error with a retry.
 */
export function RetiredRows<R extends Row>(props: RetiredRowsProps<R>) {
  const { schema, actions, getName, renderSummary } = props;
  const { retiredRequest, retiredRows, isBusy, restore } = actions;
  const { t, locale } = useTexts();
  const getStaffName = useStaffName();
  const id = useId();
  if (retiredRequest.hasFailed && retiredRequest.data === undefined)
    return (
      <LoadStateView
        state={{ status: 'error' }}
        texts={{ error: t('staffRows:retired.error') }}
        retry={retiredRequest.retry}
      />
    );
  const readRow = (row: RetiredRow['row']) => {
    const result = v.safeParse(schema, row);
    return result.success ? [result.output] : [];
  };
  const entries = retiredRows.flatMap(({ row, ...entry }) =>
    readRow(row).map((readableRow) => ({ ...entry, row: readableRow })),
  );
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
        {entries.map(({ _id, row, restorableUntil, by }) => (
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
              aria-label={t('staffRows:retired.restore_row', { name: getName(row) })}
              onClick={() => void restore(_id, getName(row))}
            >
              {t('staffRows:retired.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
