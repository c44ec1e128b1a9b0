import type { Note } from '@club/domain/content/note';

/** Makes a valid note of the schedule page; `overrides` replaces fields. */
export function makeNote(overrides: Partial<Note> = {}): Note {
  return {
    _id: 'note-1',
    num: 1,
    note: 'No practice on Monday.',
    note_fr: 'Pas d’entraînement lundi.',
    buttonDisplay: true,
    updatedAt: '2026-10-05T14:30:00.000Z',
    ...overrides,
  };
}
