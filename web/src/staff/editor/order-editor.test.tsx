import type { CurrentOrder } from '@club/domain/row-lifecycle';
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '../../data/api-client.ts';
import { updateOrder } from '../../data/staff/staff-calls.ts';
import { mergeOrder } from './merge-order.ts';
import { useOrder } from './order-editor.tsx';

vi.mock('../../data/staff/staff-calls.ts', { spy: true });

describe('staff who move a row while the order is being saved', () => {
  /** Saves one order, and makes another while the save runs. */
  async function moveDuringSave(endSave: (save: PromiseWithResolvers<CurrentOrder>) => void) {
    const save = Promise.withResolvers<CurrentOrder>();
    vi.mocked(updateOrder).mockReset().mockReturnValueOnce(save.promise);
    const { result, act } = await renderHook(() => useOrder('carousels', ['a', 'b', 'c']));
    await act(() => result.current.open());
    await act(() => result.current.arrange(['b', 'a', 'c']));
    await act(async () => {
      const saving = result.current.save();
      result.current.arrange(['b', 'c', 'a']);
      endSave(save);
      await saving;
    });
    return result.current;
  }

  it('keep the move, based on the saved order, and can save it', async () => {
    const { draft, isChanged } = await moveDuringSave(({ resolve }) =>
      resolve({ order: ['b', 'a', 'c'], lastChange: null }),
    );
    expect(draft).toEqual({ seenOrder: ['b', 'a', 'c'], order: ['b', 'c', 'a'] });
    expect(isChanged).toBe(true);
  });

  it('keep the move after a conflict, merged with the order of the colleague', async () => {
    const current = { order: ['c', 'a', 'b'], lastChange: null };
    const { draft, outcome } = await moveDuringSave(({ reject }) =>
      reject(new ApiError({ error: 'conflict', current }, 409)),
    );
    expect(outcome.status).toBe('merged');
    expect(draft?.seenOrder).toEqual(current.order);
    expect(draft?.order).toEqual(mergeOrder(['a', 'b', 'c'], ['b', 'c', 'a'], current.order));
    expect(draft?.order).not.toEqual(mergeOrder(['a', 'b', 'c'], ['b', 'a', 'c'], current.order));
  });
});
