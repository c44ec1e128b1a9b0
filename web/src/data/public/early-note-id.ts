/**
 * The id of the element with the loading text of the schedule page's note. The inline script
 * replaces this text by the note's text, before the bundle has loaded.
 */
export const earlyNoteId = 'early-note';
