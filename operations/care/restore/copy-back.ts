import { CommandError } from '../../../emulators/command-error.ts';
import type { PlannedChange } from '../../requirements/requirement.ts';
import type { GoogleApi } from '../../google/google-api.ts';
import { GoogleError } from '../../google/google-error.ts';
import {
  compareCollection,
  type Database,
  type StoredDocument,
  toDocumentsPath,
} from './compare-databases.ts';

/** Collections that are never copied back, each with the reason. */
const refusedCollections: Readonly<Record<string, string>> = {
  outbox: 'its mails would be sent a second time',
  rateLimits: 'old limits would refuse visitors',
  waitingList: 'a family that was written to would get the mail again',
  practiceFamilies: 'a family that has left since would get mails again',
  calendarEntries: 'the server writes them from the club’s calendar',
  calendarStatus: 'the server writes it at each reading',
  calendarState: 'it must agree with the entries that the server wrote last',
  entryChanges: 'an entry of the calendar that takes place again would be cancelled again',
  switches: 'an old stop would take effect again',
};

/** The most documents that one commit writes. Firestore limits a commit to 10 MiB. */
const batchSize = 100;

interface Write {
  readonly path: string;
  readonly fields: StoredDocument['fields'];
  /** Makes the commit fail if the live document has changed. */
  readonly currentDocument: { readonly exists: false } | { readonly updateTime: string };
}

/** Which documents to copy back from a restored database. */
export interface CopyBackOptions {
  readonly restoredDatabase: Database;
  readonly liveDatabase: Database;
  /** `COLLECTION`, or `COLLECTION/ID`. */
  readonly selection: string;
  readonly isOverwriting: boolean;
}

/** The planned changes of a copy. */
export interface CopyPlan {
  readonly changes: readonly PlannedChange[];
  /** The paths of the changed documents that are not overwritten. */
  readonly skippedPaths: readonly string[];
}

async function commit(
  google: GoogleApi,
  liveDatabase: Database,
  writes: readonly Write[],
): Promise<void> {
  try {
    await google.send(`POST firestore v1/${toDocumentsPath(liveDatabase)}:commit`, {
      writes: writes.map(({ path, fields, currentDocument }) => ({
        update: { name: `${toDocumentsPath(liveDatabase)}/${path}`, fields },
        currentDocument,
      })),
    });
  } catch (error) {
    const changedReasons = ['FAILED_PRECONDITION', 'ALREADY_EXISTS'];
    if (!(error instanceof GoogleError) || !changedReasons.includes(error.reason)) throw error;
    throw new CommandError(
      `Somebody has changed one of these documents in the meantime, so none of them was written: run the command again. (${error.message})`,
    );
  }
}

/** Whether a document's path is in a selection: `COLLECTION`, or `COLLECTION/ID`. */
const isSelected = (path: string, selection: string): boolean =>
  !selection.includes('/') || path === selection;

function listWrites(
  { missingDocuments, changedDocuments }: Awaited<ReturnType<typeof compareCollection>>,
  { selection, isOverwriting }: CopyBackOptions,
): { readonly writes: readonly Write[]; readonly skippedPaths: readonly string[] } {
  const changed = changedDocuments.filter(({ liveDocument }) =>
    isSelected(liveDocument.path, selection),
  );
  const additions = missingDocuments
    .filter(({ path }) => isSelected(path, selection))
    .map(({ path, fields }): Write => ({ path, fields, currentDocument: { exists: false } }));
  const paths = changed.map(({ liveDocument }) => liveDocument.path);
  if (!isOverwriting) return { writes: additions, skippedPaths: paths };
  const updates = changed.map(({ restoredDocument: { path, fields }, liveDocument }): Write => {
    return { path, fields, currentDocument: { updateTime: liveDocument.updateTime } };
  });
  return { writes: [...additions, ...updates], skippedPaths: [] };
}

/**
 * Plans to copy documents from a restored database into the live one. The changes write missing
 * documents, and overwrite changed ones only if `isOverwriting` is set. A change writes nothing if
 * one of its documents has changed since the plan.
 *
 * @throws CommandError for a collection that is never copied back, and for a selection that the
 * restored database does not have
 */
export async function planCopyBack(google: GoogleApi, options: CopyBackOptions): Promise<CopyPlan> {
  const { restoredDatabase, liveDatabase, selection } = options;
  const [collection = ''] = selection.split('/', 1);
  const refusal = refusedCollections[collection];
  if (refusal !== undefined)
    throw new CommandError(`${collection} is not copied back: ${refusal}.`);
  const difference = await compareCollection(google, restoredDatabase, liveDatabase, collection);
  if (!difference.restoredPaths.some((path) => isSelected(path, selection))) {
    throw new CommandError(
      `The database ${restoredDatabase.id} has no documents of "${selection}": check what follows --into and --copy-back.`,
    );
  }
  const { writes, skippedPaths } = listWrites(difference, options);
  const batches = Array.from({ length: Math.ceil(writes.length / batchSize) }, (_, index) =>
    writes.slice(index * batchSize, (index + 1) * batchSize),
  );
  const describe = ({ path, currentDocument }: Write) =>
    `\n    ${path}${'exists' in currentDocument ? '' : ' (overwritten)'}`;
  return {
    skippedPaths,
    changes: batches.map((batch) => ({
      what: `Copy ${batch.length} documents of ${collection} into ${liveDatabase.id}:${batch.map(describe).join('')}`,
      call: `POST v1/${toDocumentsPath(liveDatabase)}:commit`,
      run: () => commit(google, liveDatabase, batch),
    })),
  };
}
