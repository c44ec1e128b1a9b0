import type { HistoryEntry } from '@club/domain/history';
import type { Note } from '@club/domain/content/note';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { listHistory, restoreRow } from '../../data/staff/staff-calls.ts';
import { useRestore } from './row-history.tsx';

vi.mock('../../data/staff/staff-calls.ts', { spy: true });

const makeVersion = (text: string, hour: number): Note => ({
  _id: 'note-1',
  num: 0,
  note: text,
  note_fr: text,
  buttonDisplay: true,
  updatedAt: `2026-10-05T${hour}:00:00.000Z`,
});
const [first, second, restoredVersion] = [
  makeVersion('First', 14),
  makeVersion('Second', 15),
  makeVersion('First', 16),
];
const makeEntry = (_id: string, before: Note, after: Note): HistoryEntry => ({
  _id,
  collection: 'notes',
  id: 'note-1',
  at: after.updatedAt,
  by: { uid: 'uid-1', email: 'staff@example.org' },
  isDirect: false,
  isAutomatic: false,
  before,
  after,
});
const saveEntry = makeEntry('save', first, second);
const restoreEntry = makeEntry('restore', second, restoredVersion);

const renderRestore = () =>
  renderHook(() =>
    useRestore({
      collection: 'notes',
      id: 'note-1',
      updatedAt: second.updatedAt,
      track: (saving) => saving,
    }),
  );

it('sends the `updatedAt` of the version that it replaces, for a restore and for its undo', async () => {
  vi.mocked(restoreRow).mockResolvedValue(restoredVersion);
  vi.mocked(listHistory).mockResolvedValue([restoreEntry, saveEntry]);
  const { result, act } = await renderRestore();
  await act(() => result.current.restore(saveEntry));
  expect(result.current.outcome).toEqual({ status: 'restored', entry: restoreEntry });
  await act(() => result.current.undo(restoreEntry));
  expect(result.current.outcome).toEqual({ status: 'undone' });
  expect(vi.mocked(restoreRow).mock.calls).toEqual([
    ['save', second.updatedAt],
    ['restore', restoredVersion.updatedAt],
  ]);
});

it('offers no undo if the history does not list the restore', async () => {
  vi.mocked(restoreRow).mockResolvedValue(restoredVersion);
  vi.mocked(listHistory).mockResolvedValue([saveEntry]);
  const { result, act } = await renderRestore();
  await act(() => result.current.restore(saveEntry));
  expect(result.current.outcome).toEqual({ status: 'restored', entry: undefined });
});
