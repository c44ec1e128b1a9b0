/** The document with the time when the server last read the club's calendar. */
export const readingPath = 'calendarStatus/reading';

/**
 * The body of a `:batchGet` of a document. A GET of a missing document would log an error in the
 * console.
 *
 * @param path `readingPath`, which the inline script gets from the page's manifest
 * @param documentsPath the path of the database's documents: `projects/…/documents`
 */
export const toReadingBody = (path: string, documentsPath: string): string =>
  JSON.stringify({ documents: [`${documentsPath}/${path}`] });
