import { contentTypes } from './content/content-types.ts';

const contentFields = Object.values(contentTypes)
  .flatMap(({ fieldList }) => fieldList)
  .filter(({ kind }) => kind === 'instant')
  .map(({ name }) => name);

/** The fields of rows and calendar entries that Firestore stores as timestamps. */
export const instantFields: readonly string[] = [
  'updatedAt',
  'consentAt',
  ...new Set(contentFields),
  ...['start', 'end', 'changedAt', 'previousStart'],
];
