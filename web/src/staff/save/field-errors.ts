import type { SaveOutcome } from './save-outcome.ts';

/** The outcome of a save with these invalid fields. */
export const toInvalidOutcome = (fields: readonly string[]): SaveOutcome => ({
  status: 'failed',
  problem: 'invalid-body',
  unexpectedStatus: undefined,
  fields,
});

/** The outcome of a save without the errors of fields changed since. */
export function withoutFields(outcome: SaveOutcome, changedNames: readonly string[]): SaveOutcome {
  if (outcome.status === 'undecided') return outcome;
  if (outcome.status !== 'failed') return { status: 'none' };
  const fields = outcome.fields.filter((name) => !changedNames.includes(name));
  return fields.length > 0 ? { ...outcome, fields } : { status: 'none' };
}
