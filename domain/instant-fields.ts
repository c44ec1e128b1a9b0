/** The fields of rows and calendar entries that Firestore stores as timestamps. */
export const instantFields: readonly string[] = [
  'updatedAt',
  'consentAt',
  'showFrom',
  'showUntil',
  'start',
  'end',
  'changedAt',
  'previousStart',
];
