import { getDocsFromServer, serverTimestamp } from 'firebase/firestore';
import { deleteObject, listAll, ref, uploadBytes } from 'firebase/storage';
import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { aMemberOfStaff, getIdentity, outsider, visitor } from './identities.ts';
import { change, create, dragnets, getOne, listPage, remove } from './operations.ts';
import { dashboardQueries } from './queries.ts';
import { siteContent } from './site-content.ts';
import { someBytes, StorageTestBed } from './storage-test-bed.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

// One case at least for each blunder that security.md names; the tables beside this file go on.
const now = { updatedAt: serverTimestamp() };
const firestore = new FirestoreTestBed(siteContent);
const storage = new StorageTestBed({ 'banners/banner_1.png': 'image/png' });

const refuse = (request: Promise<unknown>) => expectVerdict('refuses', request);
const saveNote = (identity: typeof visitor, fields: StoredDocument = {}) =>
  change(firestore.as(identity), 'notes', 'note-1', { ...now, ...fields });
const upload = (identity: typeof visitor, path: string) =>
  uploadBytes(ref(storage.as(identity), path), someBytes, { contentType: 'image/png' });

describe('A4, insecure rules', () => {
  it('refuses a visitor what open rules would allow: any document, any file', async () => {
    await refuse(create(firestore.as(visitor), 'anything', { text: 'hello' }));
    await refuse(getOne(firestore.as(visitor), 'anything', 'document'));
    await refuse(upload(visitor, 'anything.png'));
  });

  it('refuses any signed-in user what only staff may do', async () => {
    await refuse(saveNote(outsider));
    await refuse(upload(outsider, 'banners/banner_2.png'));
    await refuse(getDocsFromServer(dashboardQueries.banners(firestore.as(outsider))));
  });

  it('refuses staff a document without data validation', () =>
    refuse(saveNote(aMemberOfStaff, { anything: { nested: ['data'] } })));
});

describe('T1, an outsider edits content', () => {
  it('refuses an outsider changing, adding and deleting content', async () => {
    await refuse(saveNote(outsider, { note: 'The club is closed.' }));
    await refuse(create(firestore.as(outsider), 'banners', siteContent.banners['banner-1']));
    await refuse(remove(firestore.as(outsider), 'programs', 'U15'));
  });
});

describe('T4, an unverified or password account with a staff e-mail', () => {
  it.each(['unverified', 'password'])('refuses the %s account', async (uid) => {
    await refuse(saveNote(getIdentity(uid)));
    await refuse(upload(getIdentity(uid), 'banners/banner_2.png'));
  });
});

describe('T6, the newsletter list read or dumped', () => {
  it.each([visitor, outsider, aMemberOfStaff])('refuses $name', async (identity) => {
    const db = firestore.as(identity);
    await refuse(getOne(db, 'subscribers', 'entry-1'));
    await refuse(listPage(db, 'subscribers'));
    await refuse(dragnets['searching every collection of the name of'](db, 'subscribers'));
  });
});

describe('T7, a bad shape written by a staff session', () => {
  it('refuses staff an extra field', () => refuse(saveNote(aMemberOfStaff, { isAdmin: true })));

  it('refuses staff a list instead of a text', () =>
    refuse(saveNote(aMemberOfStaff, { note: ['No practice'] })));

  it('refuses staff a text of one megabyte', () =>
    refuse(saveNote(aMemberOfStaff, { note: 'x'.repeat(1_000_000) })));
});

describe('T12, Storage written, listed or emptied by the public', () => {
  it.each([visitor, outsider])('refuses $name', async (identity) => {
    const bucket = storage.as(identity);
    await refuse(upload(identity, 'banners/banner_2.png'));
    await refuse(listAll(ref(bucket, 'banners')));
    await refuse(deleteObject(ref(bucket, 'banners/banner_1.png')));
  });
});

firestore.expectUntouched();
storage.expectUntouched();
