import * as v from 'valibot';
import { activityPageSchema } from '../activity.ts';
import { editableRowSchema } from '../content/content-types.ts';
import { historyEntrySchema, restoreSchema } from '../history.ts';
import {
  currentOrderSchema,
  newRowSchema,
  orderUpdateSchema,
  retiredRowSchema,
  retireSchema,
} from '../row-lifecycle.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * The endpoints with which staff create, retire, restore and reorder rows, and look up their history.
 * Saves are in `content-endpoints.ts`.
 */
export const rowEndpoints = {
  /**
   * Creates a row or a copy of one, with the type's `hiddenValues`: a type with a switch begins
   * hidden, a program full.
   */
  createRow: {
    method: 'POST',
    path: '/api/rows/{collection}',
    access: 'staff',
    input: newRowSchema,
    output: editableRowSchema,
  },
  /** Takes a row off the site. Staff can restore it for 30 days. */
  retireRow: {
    method: 'POST',
    path: '/api/rows/{collection}/{id}/retire',
    access: 'staff',
    input: retireSchema,
    output: retiredRowSchema,
  },
  listRetiredRows: {
    method: 'GET',
    path: '/api/retired',
    access: 'staff',
    input: null,
    output: v.array(retiredRowSchema),
  },
  restoreRetiredRow: {
    method: 'POST',
    path: '/api/retired/{id}/restore',
    access: 'staff',
    input: null,
    output: editableRowSchema,
  },
  /** Saves the order of all rows; 409 with the current order if that is not the one staff saw. */
  updateOrder: {
    method: 'PUT',
    path: '/api/rows/{collection}/order',
    access: 'staff',
    input: orderUpdateSchema,
    output: currentOrderSchema,
  },
  listHistory: {
    method: 'GET',
    path: '/api/history/{collection}/{id}',
    access: 'staff',
    input: null,
    output: v.array(historyEntrySchema),
  },
  /** Restores a row to its state before the save in history entry `{id}`. */
  restoreRow: {
    method: 'POST',
    path: '/api/history/{id}/restore',
    access: 'staff',
    input: restoreSchema,
    output: editableRowSchema,
  },
  /** Lists who did what in the dashboard. `{id}` is `latest`, or the last id of the page before. */
  listActivity: {
    method: 'GET',
    path: '/api/activity/{id}',
    access: 'staff',
    input: null,
    output: activityPageSchema,
  },
} as const satisfies Record<string, Endpoint>;
