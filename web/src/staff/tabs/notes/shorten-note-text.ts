import { cutText } from '@club/domain/cut-text';

/** How many characters of a note serve as its name. */
const nameLength = 60;

/** The name of a note in the dashboard: the start of its text. */
export const shortenNoteText = (text: string): string =>
  text.length > nameLength ? `${cutText(text, nameLength).trimEnd()}…` : text;
