import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { i18n, startI18n } from '../../i18n/i18n.ts';
import { changeLocale, loadTexts } from '../../i18n/load-texts.ts';
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

/** Renders a part of the dashboard in English. */
export async function renderStaff(part: ReactNode) {
  if (!i18n.isInitialized) startI18n();
  await changeLocale('en');
  await loadTexts('common', 'forms', 'admin');
  return render(part);
}
