/**
 * The id of the schedule page's text about the note that is loading. The inline script replaces
 * this text by the note's own, before the bundle has loaded.
 */
export const earlyNoteId = 'early-note';
