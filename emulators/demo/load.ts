import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { processedMetadata } from '../../domain/images/own-image.ts';
import { syncHeroImage } from '../../functions/src/hero/sync-hero-image.ts';
import { toStoredDocument } from './to-stored-document.ts';
import { demoAccounts } from './accounts.ts';
import { demoContent } from './content.ts';
import { renderCachedFile } from './image-cache.ts';
import { withEmulatedProject } from './emulated-project.ts';
import { demoFiles, demoImages } from './images.ts';

const toTimestamp = (iso: string) => Timestamp.fromDate(new Date(iso));

/** Renders and stores the missing sizes of pictures; returns their number. */
async function addImages(app: App): Promise<number> {
  const bucket = getStorage(app).bucket();
  const files = demoImages.flatMap((image) => demoFiles(image).map((size) => ({ image, size })));
  const counts = await Promise.all(
    files.map(async ({ image, size }) => {
      const file = bucket.file(size.objectPath);
      const [exists] = await file.exists();
      if (exists) {
        // Earlier releases stored images without this mark.
        await file.setMetadata({ metadata: processedMetadata });
        return 0;
      }
      await file.save(await renderCachedFile(image, size), {
        resumable: false,
        // Allows a retry when an idle connection has broken.
        preconditionOpts: { ifGenerationMatch: 0 },
        // A stored image never changes: a new image gets a new name.
        metadata: {
          contentType: size.contentType,
          cacheControl: 'public, max-age=31536000, immutable',
          metadata: processedMetadata,
        },
      });
      return 1;
    }),
  );
  return counts.reduce<number>((sum, count) => sum + count, 0);
}

/** Writes the missing documents, so staff edits stay; returns their number. */
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

/** Adds the missing Google accounts, which the popup's chooser lists; returns their number. */
async function addAccounts(app: App): Promise<number> {
  const auth = getAuth(app);
  const { users } = await auth.getUsers(demoAccounts.map(({ email }) => ({ email })));
  const knownEmails = new Set(users.map(({ email }) => email));
  const missingAccounts = demoAccounts.filter(({ email }) => !knownEmails.has(email));
  if (missingAccounts.length === 0) return 0;
  const { errors } = await auth.importUsers(
    missingAccounts.map(({ email, displayName }) => {
      const uid = `demo-${email.split('@', 1).join()}`;
      const google = { uid, providerId: 'google.com', email, displayName };
      return { uid, email, emailVerified: true, displayName, providerData: [google] };
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
    const images = await addImages(app);
    const documents = await addDocuments(app);
    const accounts = await addAccounts(app);
    // The functions do the same, but later. The home page needs the hero now.
    await syncHeroImage(getFirestore(app), getStorage(app).bucket(), projectId);
    options.report?.(
      `Demo content: ${images} images, ${documents} documents and ${accounts} accounts added.`,
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
export async function clearDemoContent(): Promise<void> {
  await withEmulatedProject(async ({ app, projectId, firestoreHost, authHost }) => {
    const project = `emulator/v1/projects/${projectId}`;
    await deleteAll(`http://${firestoreHost}/${project}/databases/(default)/documents`);
    await deleteAll(`http://${authHost}/${project}/accounts`);
    await getStorage(app).bucket().deleteFiles();
  });
}
