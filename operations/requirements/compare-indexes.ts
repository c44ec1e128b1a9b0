interface DeclaredIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order?: string | undefined;
    readonly arrayConfig?: string | undefined;
  }[];
}

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

/**
 * Compares the declared indexes with those that Google lists.
 *
 * @returns the state of each declared index by its description; undefined if Google lacks it
 */
export function compareIndexes(
  declaredIndexes: readonly DeclaredIndex[],
  storedIndexes: readonly StoredIndex[],
): ReadonlyMap<string, string | undefined> {
  const states = new Map(
    storedIndexes.map(({ name, state, ...index }) => {
      const [, collectionGroup = ''] = /\/collectionGroups\/([^/]+)\//u.exec(name) ?? [];
      return [describeIndex({ ...index, collectionGroup }), state];
    }),
  );
  return new Map(
    declaredIndexes.map(describeIndex).map((description) => [description, states.get(description)]),
  );
}
