// The ids of elements that the inline script fills before the bundle has loaded.

/** On the schedule page: the element with the loading text of the note. */
export const earlyNoteId = 'early-note';

/** On pages with the next entries of the calendar: the element with the first of them. */
export const earlyEntryId = 'early-entry';
