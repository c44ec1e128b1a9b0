import type { Note } from '@club/domain/content/note';

/** A note for the tests of the row editor and its hooks. */
export const sampleNote: Note = {
  _id: 'note-1',
  num: 0,
  note: 'No practice on Monday.',
  note_fr: 'Pas d’entraînement lundi.',
  buttonDisplay: true,
  updatedAt: '2026-10-05T14:30:00.000Z',
};
