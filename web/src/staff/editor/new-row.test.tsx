import { type Note, noteSchema } from '@club/domain/content/note';
import { expect, it, vi } from 'vitest';
import { createRow, listRetiredRows } from '../../data/staff/staff-calls.ts';
import { TextInput } from '../fields/text-input.tsx';
import { renderStaff, sampleNote } from '../testing/render-staff.tsx';
import type { RowEditorConfig } from './row-editor-config.ts';
import { RowEditor } from './row-editor.tsx';

vi.mock('../../data/staff/staff-calls.ts', { spy: true });

type Fields = Pick<Note, 'note' | 'num'>;
type Save = RowEditorConfig<Note, Fields>['save'];

it('stores a new row at its first save, and offers what was typed before it', async () => {
  vi.mocked(listRetiredRows).mockResolvedValue([]);
  vi.mocked(createRow).mockImplementation((_, { id }) =>
    Promise.resolve({ ...sampleNote, _id: id, num: 3, note: '', note_fr: '' }),
  );
  const save = vi.fn<Save>((_id, input) => Promise.resolve({ ...sampleNote, ...input, _id }));
  const screen = await renderStaff(
    <RowEditor
      config={{
        name: 'note',
        collection: 'notes',
        schema: noteSchema,
        toFields: ({ note: text, num }) => ({ note: text, num }),
        getPagePath: () => '/schedule',
        save,
      }}
      liveRows={{ state: { status: 'empty' }, unreadableRows: [], retry: () => undefined }}
      columns={[]}
      labels={{ note: 'Note in English', num: 'Number' }}
      renderSummary={() => null}
      getName={() => 'note'}
      renderPreview={() => null}
    >
      {({ fields, change }) => (
        <TextInput
          name="note"
          label="Note in English"
          value={fields.note}
          onChange={(text) => change({ note: text })}
        />
      )}
    </RowEditor>,
  );
  const field = screen.getByRole('textbox', { name: 'Note in English' });
  await screen.getByRole('button', { name: 'New note' }).click();
  await field.fill('The gym is closed.');
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(createRow).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'New note' }).click();
  await screen.getByRole('button', { name: 'Bring them back' }).click();
  await expect.element(field).toHaveValue('The gym is closed.');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('Note saved successfully')).toBeVisible();
  const [, { id }] = vi.mocked(createRow).mock.lastCall ?? ['notes', { id: '' }];
  expect(id).toMatch(/^note-\d{4}-\d\d-\d\d-\w{8}$/u);
  expect(save.mock.calls).toEqual([
    // The server numbers the row.
    [id, { note: 'The gym is closed.', num: 3, updatedAt: sampleNote.updatedAt }],
  ]);
  await field.fill('The gym is open.');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => save.mock.calls.length).toBe(2);
  expect(createRow).toHaveBeenCalledTimes(1);
});
