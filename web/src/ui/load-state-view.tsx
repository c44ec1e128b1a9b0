import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { LoadState } from '../state/load-state.ts';
import { Button } from './button.tsx';

interface LoadStateViewProps<T> {
  readonly state: LoadState<T>;
  /** The text of each state. A state without a text renders nothing. */
  readonly texts: { readonly [Status in 'loading' | 'error' | 'empty']?: string };
  /** If given, the error offers a retry. */
  readonly retry?: () => void;
  /** Further classes of the live region, for another position than that of the content. */
  readonly className?: string;
  readonly children?: ((data: T) => ReactNode) | undefined;
}

/** Renders the four states of a request. The texts of all but `ready` are in a live region. */
export function LoadStateView<T>({
  state,
  texts,
  retry,
  className,
  children,
}: LoadStateViewProps<T>) {
  const { t } = useTexts();
  if (state.status === 'ready') return children?.(state.data);
  const text = texts[state.status];
  if (text === undefined) return null;
  const isSilent = state.status === 'loading' && state.isSilent;
  return (
    <div
      role="status"
      data-state={state.status}
      className={`flex flex-wrap items-center gap-4 py-4 ${isSilent ? 'invisible' : ''} ${className ?? ''}`}
    >
      <p className="font-semibold">{text}</p>
      {state.status === 'error' && retry && (
        <Button variant="outline" onClick={retry}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  );
}
