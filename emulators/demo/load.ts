import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import pRetry from 'p-retry';
import { imageCacheControl, processedMetadata } from '../../domain/images/own-image.ts';
import type { Picture } from '../../environments/first-content/prepare-first-content.ts';
import { renderCachedPicture } from '../../environments/first-content/picture-cache.ts';
import {
  artworkFolder,
  listArtwork,
  listVariants,
} from '../../environments/first-content/pictures.ts';
import { syncHeroImage } from '../../functions/src/hero/sync-hero-image.ts';
import { updateImageAccess } from '../../functions/src/store/image-access.ts';
import { makeDemoImageAddress } from './image-address.ts';
import { toStoredDocument } from './to-stored-document.ts';
import { demoAccounts } from './accounts.ts';
import { hasDemoCalendar, loadDemoCalendar } from './demo-calendar.ts';
import { demoContent, demoPictures } from './content.ts';
import { withEmulatedProject } from './emulated-project.ts';

const toTimestamp = (iso: string) => Timestamp.fromDate(new Date(iso));

/** Stores the missing variants of a picture: its widths in two formats. */
async function addPicture(app: App, picture: Picture): Promise<void> {
  const bucket = getStorage(app).bucket();
  const variants = listVariants(picture).map((variant) => ({
    ...variant,
    file: bucket.file(variant.objectPath),
  }));
  const areStored = await Promise.all(variants.map(async ({ file }) => (await file.exists())[0]));
  if (areStored.every(Boolean)) return;
  const [artworkPath = ''] = listArtwork(artworkFolder, picture.id);
  const bytes = await renderCachedPicture(picture, artworkPath);
  await Promise.all(
    variants.map(async ({ file, contentType }, index) => {
      if (areStored[index]) return;
      await file.save(bytes[index] ?? '', {
        resumable: false,
        // Allows a retry when an idle connection has broken.
        preconditionOpts: { ifGenerationMatch: 0 },
        metadata: {
          contentType,
          cacheControl: imageCacheControl,
          metadata: processedMetadata.private,
        },
      });
    }),
  );
}

/** Adds the missing documents. */
async function addDocuments(app: App): Promise<void> {
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
}

/** Adds the missing Google accounts, which the sign-in popup of the Auth emulator lists. */
async function addAccounts(app: App): Promise<void> {
  const auth = getAuth(app);
  const { users } = await auth.getUsers(demoAccounts.map(({ email }) => ({ email })));
  const knownEmails = new Set(users.map(({ email }) => email));
  const missingAccounts = demoAccounts.filter(({ email }) => !knownEmails.has(email));
  if (missingAccounts.length === 0) return;
  const { errors } = await auth.importUsers(
    missingAccounts.map(({ email, displayName }) => {
      const uid = `demo-${email.split('@', 1).join()}`;
      const googleProvider = { uid, providerId: 'google.com', email, displayName };
      return { uid, email, emailVerified: true, displayName, providerData: [googleProvider] };
    }),
  );
  if (errors[0]) throw errors[0].error;
}

/**
 * Adds the missing demo content to the running emulators.
 *
 * @throws CommandError if the project is not a `demo-` one.
 */
export async function loadDemoContent(): Promise<void> {
  await withEmulatedProject(async ({ app, projectId }) => {
    // Images first: no document may have the address of a missing image.
    await Promise.all(demoPictures.map((picture) => addPicture(app, picture)));
    await addDocuments(app);
    await addAccounts(app);
    // The functions do the same, but later. The home page needs its images and the hero now.
    const bucket = getStorage(app).bucket();
    await Promise.all(
      demoPictures.map(({ objectPath }) => {
        const address = makeDemoImageAddress(objectPath);
        // The SDK does not repeat a change of metadata when an idle connection has broken.
        return pRetry(() => updateImageAccess(getFirestore(app), bucket, address), { retries: 3 });
      }),
    );
    await syncHeroImage(getFirestore(app), bucket, projectId);
    await loadDemoCalendar(getFirestore(app));
  });
}

/**
 * Whether the demo content was loaded before, to its end. Loaded again, it would bring back what
 * staff have deleted.
 */
export const hasDemoContent = (): Promise<boolean> =>
  withEmulatedProject(({ app }) => hasDemoCalendar(getFirestore(app)));

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
