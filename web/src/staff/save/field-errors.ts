import type { SaveOutcome } from './save-outcome.ts';

/** The outcome of a save with these fields at fault, whoever found them. */
export const toInvalidOutcome = (fields: readonly string[]): SaveOutcome => ({
  status: 'failed',
  problem: 'invalid-body',
  unexpectedStatus: undefined,
  fields,
});

/** What is left of an outcome once some fields were changed: the errors at the other fields. */
export function withoutFields(outcome: SaveOutcome, changedNames: readonly string[]): SaveOutcome {
  if (outcome.status === 'undecided') return outcome;
  if (outcome.status !== 'failed') return { status: 'none' };
  const fields = outcome.fields.filter((name) => !changedNames.includes(name));
  return fields.length > 0 ? { ...outcome, fields } : { status: 'none' };
}
