import { type Note, noteSchema } from '@club/domain/content/note';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '../../data/api-client.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import { sampleNote } from '../testing/render-staff.tsx';
import { useQuickSave } from './row-list-table.tsx';

type Fields = Pick<Note, 'note' | 'buttonDisplay'>;
type Save = RowEditorConfig<Note, Fields>['save'];

const renderQuickSave = (save: Save) =>
  renderHook(() =>
    useQuickSave<Note, Fields>({
      name: 'note',
      collection: 'notes',
      schema: noteSchema,
      toFields: ({ note: text, buttonDisplay }) => ({ note: text, buttonDisplay }),
      getPagePath: () => '/schedule',
      save,
    }),
  );

it('reports the problem of a failed change, which staff can try again', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(new ApiError({ error: 'conflict' }, 409));
  save.mockResolvedValue(sampleNote);
  const { result, act } = await renderQuickSave(save);
  await act(() => result.current.saveChange(sampleNote, { buttonDisplay: false }, 'Hidden.'));
  expect(result.current.outcome).toEqual({ status: 'failed', problem: 'conflict' });
  await act(() => result.current.saveChange(sampleNote, { buttonDisplay: false }, 'Hidden.'));
  expect(result.current.outcome).toMatchObject({ status: 'saved' });
});

it('saves once when the button is pressed twice', async () => {
  const response = Promise.withResolvers<Note>();
  const save = vi.fn<Save>().mockReturnValue(response.promise);
  const { result, act } = await renderQuickSave(save);
  const { saveChange } = result.current;
  await act(async () => {
    const presses = [1, 2].map(() => saveChange(sampleNote, { buttonDisplay: false }, 'Hidden.'));
    response.resolve(sampleNote);
    await Promise.all(presses);
  });
  expect(save).toHaveBeenCalledTimes(1);
});
