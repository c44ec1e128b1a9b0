import type { OutputOf } from '@club/domain/endpoints';
import { editableRows } from '@club/domain/history';
import type { GenericSchema } from 'valibot';
import { getEntry } from '../data/history.ts';
import { saveRow } from '../data/rows.ts';
import type { Handler } from '../http/handler.ts';

type Row = OutputOf<'restoreRow'>;

/**
 * `POST /api/history/{id}/restore`: puts a row back as it was before the save that the entry tells
 * of. It is a save like any other: checked for a conflict, and written into the history itself.
 *
 * @throws ApiProblem `not-found`, or `conflict` with the current row.
 */
export const restoreRow: Handler<'restoreRow'> = async ({ id, input, staff }) => {
  const { collection, before } = await getEntry(id);
  const schema: GenericSchema<unknown, Row> = editableRows[collection];
  const update = { ...before, updatedAt: input.updatedAt };
  return { body: await saveRow(collection, schema, before._id, update, staff) };
};
