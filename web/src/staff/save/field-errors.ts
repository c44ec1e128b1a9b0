import type { SaveOutcome } from './save-outcome.ts';

/** Returns the outcome of a save with these invalid fields. */
export const toInvalidFieldsOutcome = (fields: readonly string[]): SaveOutcome => ({
  status: 'failed',
  problem: 'invalid-body',
  unexpectedStatus: undefined,
  fields,
});

/**
 * Returns the outcome after an edit. The status `unresolved-conflict` and the errors of other
 * fields remain. Any other outcome is cleared.
 */
export function clearFieldErrors(
  outcome: SaveOutcome,
  changedNames: readonly string[],
): SaveOutcome {
  if (outcome.status === 'unresolved-conflict') return outcome;
  if (outcome.status !== 'failed') return { status: 'none' };
  const fields = outcome.fields.filter((name) => !changedNames.includes(name));
  return fields.length > 0 ? { ...outcome, fields } : { status: 'none' };
}
