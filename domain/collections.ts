import {
  type EditableCollection,
  editableCollections,
  getContentType,
} from './content/content-types.ts';

interface CollectionAccess {
  readonly read: 'public' | 'displayed' | 'nobody';
  readonly write: 'staff' | 'nobody';
}

/** The collections of the content types. A query of displayed rows must filter by `publicWhen`. */
const contentCollections = Object.fromEntries(
  editableCollections.map((name) => {
    const { publicWhen, isApiOnly } = getContentType(name);
    const read = publicWhen === undefined ? 'public' : 'displayed';
    return [name, { read, write: isApiOnly === true ? 'nobody' : 'staff' }];
  }),
) as Readonly<Record<EditableCollection, CollectionAccess>>;

/**
 * The Firestore collections, and who may read and write each from a browser, as in the rules. With
 * `displayed`, visitors read only what is displayed, and staff read everything.
 */
export const collections = {
  ...contentCollections,
  /** What staff did, or the site by itself, for the dashboard's log. */
  activity: { read: 'nobody', write: 'nobody' },
  /** Each change of a row, with the row before and after. */
  history: { read: 'nobody', write: 'nobody' },
  /** The last change of the order of banners, images and notes. */
  orders: { read: 'nobody', write: 'nobody' },
  /** Rows that staff took off the site, which they can restore for 30 days. */
  retired: { read: 'nobody', write: 'nobody' },
  subscribers: { read: 'nobody', write: 'nobody' },
  /** Hashed addresses that get no newsletter, even after an import, until they subscribe again. */
  suppressions: { read: 'nobody', write: 'nobody' },
  /** Hashes of images that staff removed for good. No row may show them again. */
  takenDownImages: { read: 'nobody', write: 'nobody' },
  /** The newsletter's issues, also those of which only a test mail was sent. */
  issues: { read: 'nobody', write: 'nobody' },
  /** The issues that staff have published on the site. */
  publishedIssues: { read: 'public', write: 'nobody' },
  /** The entries of the club's calendar, which the server reads from Google. */
  calendarEntries: { read: 'public', write: 'nobody' },
  /**
   * Contains only the time of the last successful reading of the calendar. Visitors may get its one
   * document by name.
   */
  calendarStatus: { read: 'public', write: 'nobody' },
  /** What the server needs for the next reading of the calendar, and what staff see of the last. */
  calendarState: { read: 'nobody', write: 'nobody' },
  /** What staff changed about entries of the calendar in the dashboard, by the entry's id. */
  entryChanges: { read: 'nobody', write: 'nobody' },
  /** The queue of mails. */
  outbox: { read: 'nobody', write: 'nobody' },
  /** Visitors' messages from the contact form. */
  messages: { read: 'nobody', write: 'nobody' },
  /** Families that wait for a place in a full program. */
  waitingList: { read: 'nobody', write: 'nobody' },
  /** Families that get a mail when a practice of a team is cancelled or changed. */
  practiceFamilies: { read: 'nobody', write: 'nobody' },
  rateLimits: { read: 'nobody', write: 'nobody' },
  /** Errors of the pages in browsers, counted by group and day. */
  clientErrors: { read: 'nobody', write: 'nobody' },
  /** Whether writes and mails are stopped: `switches.ts`. */
  switches: { read: 'nobody', write: 'nobody' },
} as const satisfies Record<string, CollectionAccess>;
export type CollectionName = keyof typeof collections;
