/**
 * The limits that several parts of the site enforce. The schemas and forms import these figures. A
 * test compares the literals of the rules with them.
 */
export const limits = {
  /** Longest title of a banner, and longest link of a row, in UTF-16 code units. */
  eventTitle: 200,
  link: 500,
  /** Longest note, in either language. */
  note: 2000,
  /** Longest urgent notice, in either language. It is at the top of a page. */
  notice: 300,
  /** Longest schedule, session or cost text of a program. */
  programText: 1000,
  imageURL: 1000,
  /** Longest image description. A screen reader reads it without a pause, so it is short. */
  alt: 200,
  /** Longest caption of a carousel image. It is one or two lines under the image. */
  caption: 200,
  /** Longest e-mail address that mail servers accept (RFC 5321). */
  email: 254,
  /** The largest display number of a banner, carousel item or note. */
  num: 999,
  /** The most rows of one collection: banners, carousel items, notes or programs. */
  rows: 50,
  /** The most documents one list query may request. */
  listSize: 50,
  /** The most calendar entries that one list query may request. */
  calendarListSize: 100,
  /** An upload must be smaller than this (5 MiB). */
  uploadBytes: 5 * 1024 * 1024,
  /**
   * The largest number of pixels of an upload. Most phone photos have fewer, and a decompression
   * bomb has more.
   */
  imagePixels: 24_000_000,
  /** Staff must sign in again after this many days; the rules enforce it too. */
  sessionDays: 7,
  /** Largest JSON body the API reads. */
  bodyBytes: 64 * 1024,
  /** Largest error report of a browser. */
  errorReportBytes: 4 * 1024,
  /** Longest subject and text of a newsletter's issue, in either language. */
  issueSubject: 150,
  issueText: 20_000,
  /** Longest name, telephone numbers and text of a contact message. */
  fullName: 200,
  phone: 100,
  message: 5000,
} as const;
