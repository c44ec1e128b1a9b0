import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { imageCacheControl, processedMetadata } from '../../domain/images/own-image.ts';
import type { Picture } from '../../environments/first-content/prepare-first-content.ts';
import { renderCachedPicture } from '../../environments/first-content/picture-cache.ts';
import {
  artworkFolder,
  listArtwork,
  listVariants,
} from '../../environments/first-content/pictures.ts';
import { syncHeroImage } from '../../functions/src/hero/sync-hero-image.ts';
import { toStoredDocument } from './to-stored-document.ts';
import { demoAccounts } from './accounts.ts';
import { loadDemoCalendar } from './demo-calendar.ts';
import { demoContent, demoPictures } from './content.ts';
import { withEmulatedProject } from './emulated-project.ts';

const toTimestamp = (iso: string) => Timestamp.fromDate(new Date(iso));

/**
 * Stores the missing variants of a picture, and marks the existing ones as processed. The variants
 * are the picture's widths in two formats. Returns the number of added variants.
 */
async function addPicture(app: App, picture: Picture): Promise<number> {
  const bucket = getStorage(app).bucket();
  const variants = listVariants(picture).map((variant) => ({
    ...variant,
    file: bucket.file(variant.objectPath),
  }));
  const areStored = await Promise.all(variants.map(async ({ file }) => (await file.exists())[0]));
  const [artworkPath = ''] = listArtwork(artworkFolder, picture.id);
  const bytes = areStored.every(Boolean) ? [] : await renderCachedPicture(picture, artworkPath);
  await Promise.all(
    variants.map(async ({ file, contentType }, index) => {
      // Earlier releases stored images without `processedMetadata`, which visitors need to see
      // them.
      if (areStored[index]) return file.setMetadata({ metadata: processedMetadata });
      return file.save(bytes[index] ?? '', {
        resumable: false,
        // Allows a retry when an idle connection has broken.
        preconditionOpts: { ifGenerationMatch: 0 },
        metadata: { contentType, cacheControl: imageCacheControl, metadata: processedMetadata },
      });
    }),
  );
  return areStored.filter((exists) => !exists).length;
}

/** Stores the missing variants of all pictures; returns their number. */
async function addPictures(app: App): Promise<number> {
  const counts = await Promise.all(demoPictures.map((picture) => addPicture(app, picture)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Adds only the missing documents, so that staff edits stay; returns the number added. */
async function addDocuments(app: App): Promise<number> {
  const database = getFirestore(app);
  const rows = Object.entries(demoContent).flatMap(([collection, collectionRows]) =>
    collectionRows.map((row) => ({ row, document: database.doc(`${collection}/${row._id}`) })),
  );
  const snapshots = await database.getAll(...rows.map(({ document }) => document));
  const missingRows = rows.filter((_, index) => snapshots[index]?.exists === false);
  const batch = database.batch();
  for (const { row, document } of missingRows)
    batch.create(document, toStoredDocument(row, toTimestamp));
  await batch.commit();
  return missingRows.length;
}

/**
 * Adds the missing Google accounts, which the sign-in popup of the Auth emulator lists. Returns the
 * number of added accounts.
 */
async function addAccounts(app: App): Promise<number> {
  const auth = getAuth(app);
  const { users } = await auth.getUsers(demoAccounts.map(({ email }) => ({ email })));
  const knownEmails = new Set(users.map(({ email }) => email));
  const missingAccounts = demoAccounts.filter(({ email }) => !knownEmails.has(email));
  if (missingAccounts.length === 0) return 0;
  const { errors } = await auth.importUsers(
    missingAccounts.map(({ email, displayName }) => {
      const uid = `demo-${email.split('@', 1).join()}`;
      const googleProvider = { uid, providerId: 'google.com', email, displayName };
      return { uid, email, emailVerified: true, displayName, providerData: [googleProvider] };
    }),
  );
  if (errors[0]) throw errors[0].error;
  return missingAccounts.length;
}

/**
 * Adds the missing demo content to the running emulators. Existing content stays, so a staff edit
 * survives a restart.
 *
 * @throws CommandError if the project is not a `demo-` one.
 */
export async function loadDemoContent(
  options: { report?: (line: string) => void } = {},
): Promise<void> {
  await withEmulatedProject(async ({ app, projectId }) => {
    // Images first: no document may have the address of a missing image.
    const variantCount = await addPictures(app);
    const documentCount = await addDocuments(app);
    const accountCount = await addAccounts(app);
    await loadDemoCalendar(getFirestore(app));
    // The functions do the same, but later. The home page needs the hero now.
    await syncHeroImage(getFirestore(app), getStorage(app).bucket(), projectId);
    options.report?.(
      `Demo content: ${variantCount} image variants, ${documentCount} documents and ${accountCount} accounts added.`,
    );
  });
}

/** Makes an emulator delete everything at an address. */
async function deleteAll(address: string): Promise<void> {
  const { ok, status } = await fetch(address, { method: 'DELETE' });
  if (!ok) throw new Error(`The emulator responded with ${status} to DELETE ${address}.`);
}

/**
 * Empties the running emulators: every document, account and stored object.
 *
 * @throws CommandError when the project is not a `demo-` one.
 */
export async function clearEmulators(): Promise<void> {
  await withEmulatedProject(async ({ app, projectId, firestoreHost, authHost }) => {
    const project = `emulator/v1/projects/${projectId}`;
    await deleteAll(`http://${firestoreHost}/${project}/databases/(default)/documents`);
    await deleteAll(`http://${authHost}/${project}/accounts`);
    await getStorage(app).bucket().deleteFiles();
  });
}
