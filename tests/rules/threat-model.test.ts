import { getDocsFromServer, serverTimestamp } from 'firebase/firestore';
import { deleteObject, listAll, ref, uploadBytes } from 'firebase/storage';
import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember, getIdentity, outsider, visitor } from './identities.ts';
import {
  updateDocument,
  createDocument,
  broadQueries,
  getDocument,
  listPage,
  removeDocument,
} from './operations.ts';
import { dashboardQueries } from './queries.ts';
import { siteContent } from './site-content.ts';
import { someBytes, StorageTestBed } from './storage-test-bed.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

// Tests of the threats that rules can stop. The numbers are those of the customer's security list:
// A is a source, T is a threat. The other files of this folder have more cases.
const updatedAtField = { updatedAt: serverTimestamp() };
const firestore = new FirestoreTestBed(siteContent);
const storage = new StorageTestBed({ 'banners/banner_1.png': 'image/png' });

const expectRefusal = (request: Promise<unknown>) => expectVerdict('refuses', request);
const saveNote = (identity: typeof visitor, fields: StoredDocument = {}) =>
  updateDocument(firestore.as(identity), 'notes', 'note-1', { ...updatedAtField, ...fields });
const uploadFile = (identity: typeof visitor, path: string) =>
  uploadBytes(ref(storage.as(identity), path), someBytes, { contentType: 'image/png' });

describe('A4, insecure rules', () => {
  it('refuses a visitor an unknown document and an unknown file, which open rules would allow', async () => {
    await expectRefusal(createDocument(firestore.as(visitor), 'anything', { text: 'hello' }));
    await expectRefusal(getDocument(firestore.as(visitor), 'anything', 'document'));
    await expectRefusal(uploadFile(visitor, 'anything.png'));
  });

  it('refuses any signed-in user what only staff may do', async () => {
    await expectRefusal(saveNote(outsider));
    await expectRefusal(uploadFile(outsider, 'banners/banner_2.png'));
    await expectRefusal(getDocsFromServer(dashboardQueries.banners(firestore.as(outsider))));
  });

  it('refuses staff a field that the rules do not know', () =>
    expectRefusal(saveNote(staffMember, { anything: { nested: ['data'] } })));
});

describe('T1, an outsider edits content', () => {
  it('refuses an outsider changing, adding and deleting content', async () => {
    await expectRefusal(saveNote(outsider, { note: 'The club is closed.' }));
    await expectRefusal(
      createDocument(firestore.as(outsider), 'banners', siteContent.banners['banner-1']),
    );
    await expectRefusal(removeDocument(firestore.as(outsider), 'programs', 'U15'));
  });
});

describe('T4, an unverified or password account with a staff e-mail', () => {
  it.each(['unverified', 'password'])('refuses the %s account', async (uid) => {
    await expectRefusal(saveNote(getIdentity(uid)));
    await expectRefusal(uploadFile(getIdentity(uid), 'banners/banner_2.png'));
  });
});

describe('T6, the newsletter list read or dumped', () => {
  it.each([visitor, outsider, staffMember])('refuses $name', async (identity) => {
    const db = firestore.as(identity);
    await expectRefusal(getDocument(db, 'subscribers', 'entry-1'));
    await expectRefusal(listPage(db, 'subscribers'));
    await expectRefusal(broadQueries['searching every collection named'](db, 'subscribers'));
  });
});

describe('T7, a bad shape written by a staff session', () => {
  it('refuses staff an extra field', () => expectRefusal(saveNote(staffMember, { isAdmin: true })));

  it('refuses staff a list instead of a string', () =>
    expectRefusal(saveNote(staffMember, { note: ['No practice'] })));

  it('refuses staff a string of one megabyte', () =>
    expectRefusal(saveNote(staffMember, { note: 'x'.repeat(1_000_000) })));
});

describe('T12, Storage written, listed or emptied by the public', () => {
  it.each([visitor, outsider])('refuses $name', async (identity) => {
    const bucket = storage.as(identity);
    await expectRefusal(uploadFile(identity, 'banners/banner_2.png'));
    await expectRefusal(listAll(ref(bucket, 'banners')));
    await expectRefusal(deleteObject(ref(bucket, 'banners/banner_1.png')));
  });
});

firestore.declareUnchangedTest();
storage.declareUnchangedTest();
