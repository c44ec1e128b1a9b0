/** An index as firestore.indexes.json has it. */
interface CommittedIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order?: string | undefined;
    readonly arrayConfig?: string | undefined;
  }[];
}

/** An index as Google lists it. */
interface StoredIndex extends Omit<CommittedIndex, 'collectionGroup'> {
  /** `projects/P/databases/D/collectionGroups/GROUP/indexes/ID` */
  readonly name: string;
  readonly state: string;
}

/** Describes an index's fields without the document's name, which Google appends. */
const describeFields = (fields: CommittedIndex['fields']): string =>
  fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(
      ({ fieldPath, order, arrayConfig = '' }) =>
        `${fieldPath} ${(order ?? arrayConfig).toLowerCase()}`,
    )
    .join(', ');

const describeIndex = ({ collectionGroup, queryScope, fields }: CommittedIndex): string =>
  `${collectionGroup} (${describeFields(fields)})${queryScope === 'COLLECTION' ? '' : ` ${queryScope}`}`;

/** Finds the committed indexes that Google lacks, and those that are not ready yet. */
export function compareIndexes(
  committedIndexes: readonly CommittedIndex[],
  storedIndexes: readonly StoredIndex[],
): { readonly missing: readonly string[]; readonly notReady: readonly string[] } {
  const states = new Map(
    storedIndexes.map(({ name, state, ...index }) => {
      const [, collectionGroup = ''] = /\/collectionGroups\/([^/]+)\//u.exec(name) ?? [];
      return [describeIndex({ ...index, collectionGroup }), state];
    }),
  );
  const texts = committedIndexes.map(describeIndex);
  return {
    missing: texts.filter((text) => !states.has(text)),
    notReady: texts.filter((text) => states.has(text) && states.get(text) !== 'READY'),
  };
}
