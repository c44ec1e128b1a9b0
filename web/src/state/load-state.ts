/** The state of a request; `ui/load-state-view.tsx` renders it. */
export type LoadState<T> =
  /** Silent while a snapshot is about to be shown, so that no loading text flashes. */
  | { readonly status: 'loading'; readonly isSilent?: boolean }
  | { readonly status: 'error' }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly data: T };

/** A state, and how to retry. */
export interface RetriableState<T> {
  readonly state: LoadState<T>;
  readonly retry: () => void;
}

/** The state of a list that has been fetched. */
export function toLoadState<T>(rows: readonly T[]): LoadState<readonly T[]> {
  return rows.length > 0 ? { status: 'ready', data: rows } : { status: 'empty' };
}
