/** An index as firestore.indexes.json declares it. */
interface DeclaredIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order?: string | undefined;
    readonly arrayConfig?: string | undefined;
  }[];
}

/** An index as Google lists it. */
interface StoredIndex extends Omit<DeclaredIndex, 'collectionGroup'> {
  /** `projects/P/databases/D/collectionGroups/GROUP/indexes/ID` */
  readonly name: string;
  readonly state: string;
}

/** Describes an index's fields without the document's name, which Google appends. */
const describeFields = (fields: DeclaredIndex['fields']): string =>
  fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(
      ({ fieldPath, order, arrayConfig = '' }) =>
        `${fieldPath} ${(order ?? arrayConfig).toLowerCase()}`,
    )
    .join(', ');

const describeIndex = ({ collectionGroup, queryScope, fields }: DeclaredIndex): string =>
  `${collectionGroup} (${describeFields(fields)})${queryScope === 'COLLECTION' ? '' : ` ${queryScope}`}`;

interface IndexComparison {
  /** The declared indexes that Google lacks. */
  readonly missingIndexes: readonly string[];
  /** Those whose creation failed. Google does not try again. */
  readonly failedIndexes: readonly string[];
  /** Those that Google is still building. */
  readonly unfinishedIndexes: readonly string[];
}

/** Compares the declared indexes with those that Google lists. */
export function compareIndexes(
  declaredIndexes: readonly DeclaredIndex[],
  storedIndexes: readonly StoredIndex[],
): IndexComparison {
  const statesByDescription = new Map(
    storedIndexes.map(({ name, state, ...index }) => {
      const [, collectionGroup = ''] = /\/collectionGroups\/([^/]+)\//u.exec(name) ?? [];
      return [describeIndex({ ...index, collectionGroup }), state];
    }),
  );
  const descriptions = declaredIndexes.map(describeIndex);
  return {
    missingIndexes: descriptions.filter((text) => !statesByDescription.has(text)),
    failedIndexes: descriptions.filter((text) => statesByDescription.get(text) === 'NEEDS_REPAIR'),
    unfinishedIndexes: descriptions.filter((text) => statesByDescription.get(text) === 'CREATING'),
  };
}
