import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LoadState } from '../../state/load-state.ts';
import { LoadStateView } from '../../ui/load-state-view.tsx';

interface StaffLoadStateViewProps<T> {
  readonly state: LoadState<T>;
  readonly retry: () => void;
  /** The text of a failure, beside the retry. */
  readonly error: string;
  /** The text of an empty list. Without it, an empty list is shown as any other. */
  readonly empty?: string;
  readonly children?: (data: T) => ReactNode;
}

/** Renders the states of what the dashboard fetches. */
export function StaffLoadStateView<T>(props: StaffLoadStateViewProps<T>) {
  const { state, retry, error, empty, children } = props;
  const { t } = useTexts();
  const isEmptyList =
    empty !== undefined &&
    state.status === 'ready' &&
    Array.isArray(state.data) &&
    state.data.length === 0;
  return (
    <LoadStateView
      state={isEmptyList ? { status: 'empty' } : state}
      texts={{ loading: t('admin:list.loading'), error, ...(empty !== undefined && { empty }) }}
      retry={retry}
    >
      {children}
    </LoadStateView>
  );
}
