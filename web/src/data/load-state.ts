/** What is known of something that is fetched; `ui/load-state.tsx` draws it. */
export type LoadState<T> =
  /** Silent: an answer of before is about to be shown, and no word of waiting should flash. */
  | { readonly status: 'loading'; readonly isSilent?: boolean }
  | { readonly status: 'error' }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly data: T };

/** A state, and the way to ask again. */
export interface Loaded<T> {
  readonly state: LoadState<T>;
  readonly retry: () => void;
}

/** The state of a list that has arrived. */
export function toLoadState<T>(rows: readonly T[]): LoadState<readonly T[]> {
  return rows.length > 0 ? { status: 'ready', data: rows } : { status: 'empty' };
}
