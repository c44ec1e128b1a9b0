import type { RetriableState } from '../../state/load-state.ts';
import type { Row } from './row-draft.ts';

/** Finds a row of the live list, as it was last saved. */
export const findLiveRow = <R extends Row>(
  { state }: RetriableState<readonly R[]>,
  id: string,
): R | undefined =>
  state.status === 'ready' ? state.data.find(({ _id }) => _id === id) : undefined;
