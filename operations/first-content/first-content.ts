import { findUncheckedFacts, findStaleFacts } from '@club/domain/fact-checks';
import { imageCacheControl, processedMetadata } from '@club/domain/images/own-image';
import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import { toStoredDocument } from '../../emulators/demo/to-stored-document.ts';
import type {
  ContentTarget,
  Picture,
} from '../../environments/first-content/prepare-first-content.ts';
import { renderCachedPicture } from '../../environments/first-content/picture-cache.ts';
import { listVariants } from '../../environments/first-content/pictures.ts';
import { toFirestoreFields } from '../google/firestore-value.ts';
import type { GoogleApi } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import { uploadObject } from '../google/upload-object.ts';
import { findPlaceholders } from '../../scripts/placeholders.ts';
import { readContent, type ValidContent } from './read-content.ts';

/** What an environment's database lacks of the first content. */
export interface FirstContentPlan {
  /** The missing rows as `banners/banner-1`. */
  readonly missingRowPaths: readonly string[];
  /** How many rows exist already. They are never overwritten. */
  readonly existingCount: number;
  /** One line for each fact that the club has not confirmed. If there is one, nothing is written. */
  readonly unconfirmedFacts: readonly string[];
  readonly target: ContentTarget;
  /** The missing rows, as the writes of one commit to Firestore. */
  readonly writes: readonly object[];
  readonly pictures: readonly (Picture & { readonly artworkPath: string })[];
}

const batchSchema = v.array(
  v.object({
    found: v.optional(v.object({ name: v.string() })),
    missing: v.optional(v.string()),
  }),
);

/** An empty text is a placeholder, but a coach may have no team, and a gym no parking. */
const allowedEmptyText = /\.(?:coaches\.\d+\.(?:team|otherTeam)|gyms\.\d+\.(?!name)\w+): ""$/u;

/** Lists the facts that only the demo may publish: unchecked or old ones, and placeholders. */
function findUnconfirmedFacts(
  projectId: string,
  { checks, content }: ValidContent,
): readonly string[] {
  if (projectId.startsWith('demo-')) return [];
  const today = new Date().toISOString().slice(0, 10);
  return [
    ...findUncheckedFacts(checks),
    ...findStaleFacts(checks, today),
    ...findPlaceholders({ 'club/first-content': content }).filter(
      (line) => !allowedEmptyText.test(line),
    ),
  ];
}

/**
 * Validates the club's first content, and reads which rows an environment's database lacks.
 * Changes nothing.
 *
 * @param folder the content's folder, `club/first-content` unless a test gives another
 * @throws CommandError with the first syntax error, or else with a line for each fault; GoogleError
 */
export async function planFirstContent(
  google: GoogleApi,
  target: ContentTarget,
  folder?: string,
): Promise<FirstContentPlan> {
  const validContent = await readContent(target, folder);
  const databaseName = `projects/${target.projectId}/databases/(default)`;
  const rows = Object.entries(validContent.rows).flatMap(([collection, collectionRows]) =>
    collectionRows.map((row) => ({ row, path: `${collection}/${row._id}` })),
  );
  const makeDocumentName = (path: string) => `${databaseName}/documents/${path}`;
  const batch = await google.read(`firestore v1/${databaseName}/documents:batchGet`, batchSchema, {
    documents: rows.map(({ path }) => makeDocumentName(path)),
    mask: { fieldPaths: ['updatedAt'] },
  });
  // Before the database exists, every row is missing.
  const existingNames = new Set(batch?.flatMap(({ found }) => found?.name ?? []));
  const missingRows = rows.filter(({ path }) => !existingNames.has(makeDocumentName(path)));
  const missingRowPaths = new Set(missingRows.map(({ path }) => path));
  return {
    target,
    missingRowPaths: [...missingRowPaths],
    existingCount: rows.length - missingRows.length,
    unconfirmedFacts: findUnconfirmedFacts(target.projectId, validContent),
    writes: missingRows.map(({ row, path }) => ({
      update: {
        name: makeDocumentName(path),
        fields: toFirestoreFields(toStoredDocument(row, (iso) => new Date(iso))),
      },
      currentDocument: { exists: false },
    })),
    pictures: validContent.pictures
      .filter(({ folder: collection, id }) => missingRowPaths.has(`${collection}/${id}`))
      .map((picture) => ({
        ...picture,
        artworkPath: validContent.artworkPaths.get(picture.id) ?? '',
      })),
  };
}

/** Describes a plan in lines. `npm run seed` prints them before it writes, and in a dry run. */
export function describeFirstContent({
  missingRowPaths,
  existingCount,
  pictures,
}: FirstContentPlan): string {
  if (missingRowPaths.length === 0)
    return `all ${existingCount} rows exist, so there is nothing to write.`;
  const fileCount = pictures.reduce((sum, picture) => sum + listVariants(picture).length, 0);
  return [
    `missing rows: ${missingRowPaths.length}. Rows that exist and stay as they are: ${existingCount}.`,
    ...missingRowPaths.map((path) => `  ${path}`),
    ...(fileCount === 0
      ? []
      : [`Pictures, stored before the rows: ${pictures.length} (${fileCount} files).`]),
  ].join('\n');
}

async function uploadPictures(
  google: GoogleApi,
  { target, pictures }: FirstContentPlan,
): Promise<void> {
  for (const picture of pictures) {
    const bytes = await renderCachedPicture(picture, picture.artworkPath);
    await Promise.all(
      listVariants(picture).map(({ objectPath, contentType }, index) =>
        uploadObject(google, {
          bucket: target.webApp.storageBucket,
          objectPath,
          contentType,
          bytes: bytes[index] ?? Buffer.of(),
          cacheControl: imageCacheControl,
          // The functions update who may read it once the rows exist.
          metadata: processedMetadata.public,
        }),
      ),
    );
  }
}

/**
 * Writes the missing rows in one commit, after their pictures. It never overwrites a row.
 *
 * @throws GoogleError, or CommandError if the club has not confirmed the content. It is also a
 *   CommandError if somebody else has written a row in the meantime.
 */
export async function writeFirstContent(google: GoogleApi, plan: FirstContentPlan): Promise<void> {
  const { unconfirmedFacts, writes, target } = plan;
  if (unconfirmedFacts.length > 0) {
    const lines = unconfirmedFacts.map((line) => `  ${line}`).join('\n');
    throw new CommandError(
      `Not confirmed by the club:\n${lines}\nWrite what is true in club/first-content, then the day as checkedOn in the same file. Nothing was written.`,
    );
  }
  if (writes.length === 0) return;
  await uploadPictures(google, plan);
  try {
    const documents = `v1/projects/${target.projectId}/databases/(default)/documents`;
    await google.send(`POST firestore ${documents}:commit`, { writes });
  } catch (error) {
    if (!(error instanceof GoogleError) || error.status !== 409) throw error;
    throw new CommandError(
      'Somebody has written one of these rows in the meantime. No row was written: run the command again.',
    );
  }
}
