import { afterEach, expect, it } from 'vitest';
import { earlyNoteId } from '../data/public/early-ids.ts';
import { type NotesResponse, showEarlyNote } from './show-early-note.ts';

function renderLoadingText(): HTMLElement {
  const element = document.createElement('p');
  element.id = earlyNoteId;
  element.role = 'status';
  element.dataset['state'] = 'loading';
  element.textContent = 'Loading…';
  document.body.append(element);
  return element;
}
const toResponse = (...notes: readonly { num?: number; en: string; fr: string }[]): NotesResponse =>
  notes.map(({ num, en, fr }) => ({
    document: {
      fields: {
        ...(num !== undefined && { num: { integerValue: String(num) } }),
        note: { stringValue: en },
        note_fr: { stringValue: fr },
      },
    },
  }));

afterEach(() => document.body.replaceChildren());

it('shows the note with the lowest number; one without a number counts as the lowest', () => {
  const element = renderLoadingText();
  const notes = [
    { num: 2, en: 'Two', fr: 'Deux' },
    { num: 1, en: 'One', fr: 'Un' },
  ];
  showEarlyNote(toResponse(...notes), 'fr');
  expect(element.textContent).toBe('Un');
  expect(element.hasAttribute('role')).toBe(false);
  expect(element.hasAttribute('data-state')).toBe(false);
  showEarlyNote(toResponse(...notes, { en: 'Old', fr: 'Vieux' }), 'en');
  expect(element.textContent).toBe('Old');
});

it('marks the language of a note that exists in the other language only', () => {
  const element = renderLoadingText();
  showEarlyNote(toResponse({ en: 'Closed on Monday', fr: ' ' }), 'fr');
  expect(element.textContent).toBe('Closed on Monday');
  expect(element.querySelector('span')?.lang).toBe('en');
});

it.each([
  ['there is no note', [{}]],
  ['the first note has no text', toResponse({ en: '', fr: '' })],
])('keeps the loading text if %s', (_, response) => {
  const element = renderLoadingText();
  showEarlyNote(response, 'fr');
  expect(element.textContent).toBe('Loading…');
  expect(element.role).toBe('status');
});

it('does nothing on a page without the loading text', () => {
  document.body.textContent = 'Another page';
  showEarlyNote(toResponse({ en: 'Closed', fr: 'Fermé' }), 'fr');
  expect(document.body.textContent).toBe('Another page');
});
