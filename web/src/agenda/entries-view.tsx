import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { RetriableState } from '../state/load-state.ts';
import { LoadStateView } from '../ui/load-state-view.tsx';

interface EntriesViewProps extends RetriableState<readonly CalendarEntry[]> {
  readonly children: (entries: readonly CalendarEntry[]) => ReactNode;
}

/** Entries of the calendar, or the text of the loading, error or empty state. */
export function EntriesView({ state, retry, children }: EntriesViewProps) {
  const { t } = useTexts();
  const texts = {
    loading: t('schedule:agenda.loading'),
    error: t('schedule:agenda.error'),
    empty: t('schedule:agenda.empty'),
  };
  return (
    <LoadStateView state={state} texts={texts} retry={retry}>
      {children}
    </LoadStateView>
  );
}
