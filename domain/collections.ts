/** Every collection in Firestore, and who may touch it from a browser. The rules say the same. */
export const collections = {
  programs: { read: 'public', write: 'staff' },
  carousels: { read: 'public', write: 'staff' },
  notes: { read: 'public', write: 'staff' },
  /** Visitors may read only those with `bannerDisplay == true`, and their query must say so. */
  banners: { read: 'displayed', write: 'staff' },
  history: { read: 'nobody', write: 'nobody' },
  subscribers: { read: 'nobody', write: 'nobody' },
  /** Addresses, as hashes, that must get no newsletter whatever an import says. */
  suppressions: { read: 'nobody', write: 'nobody' },
  issues: { read: 'nobody', write: 'nobody' },
  outbox: { read: 'nobody', write: 'nobody' },
  messages: { read: 'nobody', write: 'nobody' },
  rateLimits: { read: 'nobody', write: 'nobody' },
} as const satisfies Record<
  string,
  { read: 'public' | 'displayed' | 'nobody'; write: 'staff' | 'nobody' }
>;
export type CollectionName = keyof typeof collections;
