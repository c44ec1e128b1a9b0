import type { RetriableState } from '../../state/load-state.ts';

interface Row {
  readonly _id: string;
  readonly consentAt: string | null;
}

/** Since when the consent of a listed row is on file; null or undefined where it is not. */
export const findConsentAt = (
  { state }: RetriableState<readonly Row[]>,
  id: string | undefined,
): string | null | undefined =>
  state.status === 'ready' ? state.data.find(({ _id }) => _id === id)?.consentAt : undefined;
