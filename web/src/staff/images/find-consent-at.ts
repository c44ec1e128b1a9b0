import type { RetriableState } from '../../state/load-state.ts';

interface Row {
  readonly _id: string;
  readonly consentAt: string | null;
}

/** The date of a listed row's consent; null or undefined without consent. */
export const findConsentAt = (
  { state }: RetriableState<readonly Row[]>,
  id: string | undefined,
): string | null | undefined =>
  state.status === 'ready' ? state.data.find(({ _id }) => _id === id)?.consentAt : undefined;
