import type { Locale } from '@club/domain/locale';
import { earlyNoteId } from '../data/public/early-ids.ts';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { findFirstSentences, restClass, wideScreen } from '../i18n/first-sentences.ts';

/** The response of Firestore's REST API to the query for notes. */
export type NotesResponse = readonly {
  readonly document?: {
    readonly fields: {
      readonly num?: { readonly integerValue: string };
      readonly note?: { readonly stringValue: string };
      readonly note_fr?: { readonly stringValue: string };
    };
  };
}[];

/**
 * Shows the text of the first note by number, then by id, in place of the loading text; on narrow
 * screens its first sentences. Does nothing on pages without that text. Hydration leaves the note's
 * text as it is.
 */
export function showEarlyNote(response: NotesResponse, locale: Locale): void {
  const element = document.getElementById(earlyNoteId);
  const notes = response.flatMap(({ document: note }) => (note ? [note.fields] : []));
  const getNumber = ({ num }: (typeof notes)[number]) => Number(num?.integerValue ?? 0);
  // The response is sorted by id, and sorting keeps the order of equal numbers.
  const [first] = notes.toSorted((a, b) => getNumber(a) - getNumber(b));
  if (!element || !first) return;
  const texts = { note: first.note?.stringValue, note_fr: first.note_fr?.stringValue };
  const { text, lang } = readLocalizedText(texts, 'note', locale);
  if (text === '') return;
  // The text gets a new element: browsers report the largest paint of an element only once.
  const textElement = document.createElement('span');
  textElement.className = 'block';
  // On a wide screen the text has one part. Of two, the second may begin on another line with the
  // web font, and browsers count that as a shift of the layout.
  const preview = (!matchMedia(wideScreen).matches && findFirstSentences(text)) || text;
  const rest = document.createElement('span');
  rest.className = restClass;
  rest.textContent = text.slice(preview.length);
  textElement.append(preview, rest);
  if (lang) textElement.lang = lang;
  element.replaceChildren(textElement);
  // The element no longer has the loading text, which the stylesheets hide and screen readers
  // announce.
  delete element.dataset['state'];
  element.removeAttribute('role');
}
