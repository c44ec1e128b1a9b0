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

interface IndexComparison {
  /** The committed indexes that Google lacks. */
  readonly missingIndexes: readonly string[];
  /** Those whose creation failed. Google does not try again. */
  readonly failedIndexes: readonly string[];
  /** Those that Google is still building. */
  readonly unfinishedIndexes: readonly string[];
}

/** Compares the committed indexes with those that Google lists. */
export function compareIndexes(
  committedIndexes: readonly CommittedIndex[],
  storedIndexes: readonly StoredIndex[],
): IndexComparison {
  const states = new Map(
    storedIndexes.map(({ name, state, ...index }) => {
      const [, collectionGroup = ''] = /\/collectionGroups\/([^/]+)\//u.exec(name) ?? [];
      return [describeIndex({ ...index, collectionGroup }), state];
    }),
  );
  const texts = committedIndexes.map(describeIndex);
  return {
    missingIndexes: texts.filter((text) => !states.has(text)),
    failedIndexes: texts.filter((text) => states.get(text) === 'NEEDS_REPAIR'),
    unfinishedIndexes: texts.filter((text) => states.get(text) === 'CREATING'),
  };
}
