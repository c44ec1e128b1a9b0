import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

/** The states of something that is fetched (`data/load-state.ts`, which pieces of ui never meet). */
type State<T> =
  | { readonly status: 'loading'; readonly isSilent?: boolean }
  | { readonly status: 'error' | 'empty' }
  | { readonly status: 'ready'; readonly data: T };

interface LoadStateProps<T> {
  readonly state: State<T>;
  /** The text of each state; a state without a text renders nothing. */
  readonly texts: { readonly [Status in 'loading' | 'error' | 'empty']?: string };
  /** Given where asking again can help: the error then offers it. */
  readonly retry?: () => void;
  /** Where the words stand, if not where the content will. */
  readonly className?: string;
  readonly children?: (data: T) => ReactNode;
}

/** Renders the four states of a request; screen readers announce changes politely. */
export function LoadState<T>({ state, texts, retry, className, children }: LoadStateProps<T>) {
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
        <Button look="outline" onClick={retry}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  );
}
