import * as v from 'valibot';
import { editableRowSchema } from '../content/content-types.ts';
import {
  currentOrderSchema,
  newRowSchema,
  orderUpdateSchema,
  retiredRowSchema,
  retireSchema,
} from '../row-lifecycle.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints with which staff create, retire, restore and reorder rows. */
export const lifecycleEndpoints = {
  /**
   * Creates a row or a copy of one. A new banner or carousel image is hidden. A new program is
   * visible, but full.
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
} as const satisfies Record<string, Endpoint>;
