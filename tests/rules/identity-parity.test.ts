import { serverTimestamp } from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { expect, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { identities } from './identities.ts';
import { updateDocument } from './operations.ts';
import { siteContent } from './site-content.ts';
import { someBytes, StorageTestBed } from './storage-test-bed.ts';
import { isAllowed } from './verdicts.ts';

const firestore = new FirestoreTestBed({ notes: siteContent.notes });
const storage = new StorageTestBed({});

// Only staff may save a note or upload an image. tests/api has the same test for the API.
it.each(identities)('both rules files decide alike about $name', async (identity) => {
  const file = ref(
    storage.as(identity),
    `banners/banner_${identity.uid.replaceAll(/\W/g, '-')}.png`,
  );
  const updatedAtField = { updatedAt: serverTimestamp() };

  expect({
    firestore: await isAllowed(
      updateDocument(firestore.as(identity), 'notes', 'note-1', updatedAtField),
    ),
    storage: await isAllowed(uploadBytes(file, someBytes, { contentType: 'image/png' })),
  }).toEqual({ firestore: identity.isStaff, storage: identity.isStaff });
});
