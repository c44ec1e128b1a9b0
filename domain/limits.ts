/**
 * Every bound the site enforces, in one place. The schemas, `firestore.rules` and the forms all use
 * these figures; a test compares the rules' literals with them.
 */
export const limits = {
  /** Longest title or link a banner may carry, in UTF-16 code units. */
  eventTitle: 200,
  link: 500,
  /** Longest note, in either language. */
  note: 2000,
  /** Longest schedule, session or cost text of a program. */
  programText: 1000,
  imageURL: 1000,
  /** Longest description of a picture: a sentence or two, since a screen reader says it in one go. */
  alt: 200,
  /** Longest e-mail address that mail servers accept (RFC 5321). */
  email: 254,
  /** The largest display number of a banner or carousel item. */
  num: 999,
  /** The most documents one list query may ask for. */
  listSize: 50,
  /** Largest upload: strictly less than 5 MiB. */
  uploadBytes: 5 * 1024 * 1024,
  /** Most pixels an upload may have: a phone's photo fits, a decompression bomb does not. */
  imagePixels: 24_000_000,
  /** The widths an uploaded image is stored in. */
  imageWidths: [480, 960, 1920],
  /** How long after signing in staff are asked to do so again; the rules say the same. */
  sessionDays: 7,
  /** Largest JSON body the API reads. */
  bodyBytes: 64 * 1024,
  /** Longest subject and text of a newsletter's issue, in either language. */
  issueSubject: 150,
  issueText: 20_000,
  /** Longest name, telephone number and text of a contact message. */
  fullName: 200,
  phone: 40,
  message: 5000,
} as const;
