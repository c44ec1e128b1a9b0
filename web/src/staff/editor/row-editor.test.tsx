import { type Note, noteSchema } from '@club/domain/content/note';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../data/api-client.ts';
import { listHistory, listRetiredRows } from '../../data/staff/staff-calls.ts';
import { toLoadState } from '../../state/load-state.ts';
import { TextInput } from '../fields/text-input.tsx';
import type { RowEditorConfig } from './row-editor-config.ts';
import { renderStaff, sampleNote } from '../testing/render-staff.tsx';
import { RowEditor } from './row-editor.tsx';

vi.mock('../../data/staff/staff-calls.ts', { spy: true });

type Fields = Pick<Note, 'note'>;
type Save = RowEditorConfig<Note, Fields>['save'];

const makeSavedNote = (text: string): Note => ({
  ...sampleNote,
  note: text,
  updatedAt: '2026-10-05T15:00:00.000Z',
});

const renderEditor = (save: Save, notes: readonly Note[]) =>
  renderStaff(
    <RowEditor
      config={{
        name: 'note',
        collection: 'notes',
        schema: noteSchema,
        toFields: ({ note: text }) => ({ note: text }),
        getPagePath: () => '/schedule',
        save,
      }}
      liveRows={{ state: toLoadState(notes), unreadableRows: [], retry: () => undefined }}
      columns={[]}
      labels={{ note: 'Note in English' }}
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

/** Opens the form of the only note. */
async function openForm(save: Save, note: Note = sampleNote) {
  const screen = await renderEditor(save, [note]);
  await screen.getByRole('button', { name: 'Edit note' }).click();
  return {
    screen,
    field: screen.getByRole('textbox', { name: 'Note in English' }),
    saveButton: screen.getByRole('button', { name: 'Save', exact: true }),
  };
}

describe('staff who edit a row', () => {
  it('keep their text when the save fails, see why, and can save again', async () => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new ApiError({ error: 'unavailable' }));
    save.mockImplementation((_, { note: text }) => Promise.resolve(makeSavedNote(text)));
    const { screen, field, saveButton } = await openForm(save);
    await field.fill('The gym is closed.');
    await saveButton.click();
    await expect.element(screen.getByText('Failed to save note')).toBeVisible();
    await expect.element(screen.getByText(/Check your internet connection/u)).toBeVisible();
    await expect.element(field).toHaveValue('The gym is closed.');
    await saveButton.click();
    await expect.element(screen.getByText('Note saved successfully')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^See it on the site/u }))
      .toHaveAttribute('href', `${window.location.origin}/schedule`);
    expect(save).toHaveBeenLastCalledWith('note-1', {
      note: 'The gym is closed.',
      updatedAt: sampleNote.updatedAt,
    });
  });

  it('see who changed the same field, and decide before anything is saved', async () => {
    const theirs = makeSavedNote('No practice all week.');
    vi.mocked(listHistory).mockResolvedValue([
      {
        _id: 'entry-1',
        collection: 'notes',
        id: sampleNote._id,
        at: theirs.updatedAt,
        by: { uid: 'uid-2', email: 'colleague@example.org' },
        isDirect: false,
        isAutomatic: false,
        before: sampleNote,
        after: theirs,
      },
    ]);
    const save = vi
      .fn<Save>()
      .mockRejectedValueOnce(new ApiError({ error: 'conflict', current: theirs }, 409));
    save.mockImplementation((_, { note: text }) => Promise.resolve(makeSavedNote(text)));
    const { screen, field, saveButton } = await openForm(save);
    await field.fill('The gym is closed.');
    await saveButton.click();
    await expect
      .element(screen.getByText(/^colleague@example.org also changed: Note in English\./u))
      .toBeVisible();
    await saveButton.click();
    await expect.element(screen.getByText('Nothing has been saved yet.')).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    await screen.getByRole('button', { name: /Keep mine/u }).click();
    await saveButton.click();
    await expect.element(screen.getByText('Note saved successfully')).toBeVisible();
    expect(save).toHaveBeenLastCalledWith('note-1', {
      note: 'The gym is closed.',
      updatedAt: theirs.updatedAt,
    });
  });

  it('decide a conflict after a reload, even if they typed more before the reload', async () => {
    const theirs = makeSavedNote('No practice all week.');
    vi.mocked(listHistory).mockResolvedValue([]);
    const save = vi
      .fn<Save>()
      .mockRejectedValueOnce(new ApiError({ error: 'conflict', current: theirs }, 409));
    const { screen, field, saveButton } = await openForm(save);
    await field.fill('The gym is closed.');
    await saveButton.click();
    const conflictText = /also changed: Note in English\./u;
    await expect.element(screen.getByText(conflictText)).toBeVisible();
    await field.fill('The gym is closed today.');
    await screen.unmount();
    const formAfterReload = await openForm(save, theirs);
    await formAfterReload.screen.getByRole('button', { name: 'Bring them back' }).click();
    await expect.element(formAfterReload.field).toHaveValue('The gym is closed today.');
    await expect.element(formAfterReload.screen.getByText(conflictText)).toBeVisible();
    await formAfterReload.saveButton.click();
    await expect
      .element(formAfterReload.screen.getByText('Nothing has been saved yet.'))
      .toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('save once, however often they press', async () => {
    const response = Promise.withResolvers<Note>();
    const save = vi.fn<Save>().mockReturnValue(response.promise);
    const { screen, field, saveButton } = await openForm(save);
    await field.fill('The gym is closed.');
    await saveButton.click();
    const savingButton = screen.getByRole('button', { name: 'Saving...' });
    await expect.element(savingButton).toBeDisabled();
    await savingButton.click({ force: true });
    for (let press = 0; press < 2; press += 1) {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
    }
    response.resolve(makeSavedNote('The gym is closed.'));
    await expect.element(screen.getByText('Note saved successfully')).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('find what they typed during a save, even if they close the form during it', async () => {
    const response = Promise.withResolvers<Note>();
    const save = vi.fn<Save>().mockReturnValue(response.promise);
    const { screen, field, saveButton } = await openForm(save);
    await field.fill('The gym is closed.');
    await saveButton.click();
    await field.fill('The gym is closed until 8 p.m.');
    await screen.getByRole('button', { name: 'Close' }).click();
    const savedRow = makeSavedNote('The gym is closed.');
    response.resolve(savedRow);
    await screen.unmount();
    const nextForm = await openForm(save, savedRow);
    await expect.element(nextForm.field).toHaveValue('The gym is closed.');
    await nextForm.screen.getByRole('button', { name: 'Bring them back' }).click();
    await expect.element(nextForm.field).toHaveValue('The gym is closed until 8 p.m.');
    expect(nextForm.screen.getByRole('alertdialog').query()).toBeNull();
  });

  it('find their unsaved changes after a reload', async () => {
    const save = vi.fn<Save>();
    const { screen, field } = await openForm(save);
    await field.fill('The gym is closed.');
    await screen.unmount();
    const listAfterReload = await renderEditor(save, [sampleNote]);
    // The bar stays in the window, wherever the list and the form are.
    const bar = listAfterReload.getByRole('region', { name: 'Saving and messages' });
    await expect.element(bar.getByText('You left unsaved changes in:')).toBeVisible();
    await bar.getByRole('button', { name: 'note', exact: true }).click();
    await expect.element(bar.getByText('You left this item with unsaved changes.')).toBeVisible();
    await listAfterReload.unmount();
    const formAfterReload = await openForm(save);
    await expect.element(formAfterReload.field).toHaveValue(sampleNote.note);
    await formAfterReload.screen.getByRole('button', { name: 'Bring them back' }).click();
    await expect.element(formAfterReload.field).toHaveValue('The gym is closed.');
  });
});

it('lets staff restore the only row of a tab after it was retired', async () => {
  vi.mocked(listRetiredRows).mockResolvedValue([
    {
      _id: 'notes_note-1',
      collection: 'notes',
      id: sampleNote._id,
      row: sampleNote,
      retiredAt: '2026-10-05T15:00:00.000Z',
      restorableUntil: '2026-11-04T15:00:00.000Z',
      by: { uid: 'uid-2', email: 'colleague@example.org' },
    },
  ]);
  const screen = await renderEditor(vi.fn<Save>(), []);
  await expect.element(screen.getByRole('button', { name: 'Bring back note' })).toBeVisible();
});
