import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { type FirebaseStorage, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwnImageAddress } from '../../domain/images/own-image.ts';
import { demo } from '../../environments/demo.ts';
import { readCommittedRules, renderRules } from '../../environments/render/rules.ts';
import { makeEnvironment } from '../../environments/testing/make-environment.ts';
import { firestoreAddress, storageAddress } from './emulators.ts';
import { makeIdentities, type Identity } from './identities.ts';
import { updateDocument, replaceDocument } from './operations.ts';
import { makeStoredBanner, makeStoredNote } from './stored-documents.ts';
import { someBytes } from './storage-test-bed.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

// The other files test the committed rules of the demo. This file tests the rules of another
// environment, with other staff and another bucket.
const projectId = 'demo-rendered-rules';

setLogLevel('silent');

const startRulesEnvironment = (rules: ReturnType<typeof readCommittedRules>) =>
  initializeTestEnvironment({
    projectId,
    firestore: { ...firestoreAddress, rules: rules['firestore.rules'] },
    storage: { ...storageAddress, rules: rules['storage.rules'] },
  });

// The Storage emulator has one set of rules for all projects. This restores the committed rules.
afterAll(async () => {
  const committedRulesEnvironment = await startRulesEnvironment(readCommittedRules());
  await committedRulesEnvironment.clearFirestore();
  await committedRulesEnvironment.clearStorage();
  await committedRulesEnvironment.cleanup();
});

const makeAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `staff.${index}+o'brien@volleyrivesud.test`);

describe.each([1, 10])('rules rendered for %i staff addresses', (count) => {
  const environment = makeEnvironment({ staff: makeAddresses(count) });
  const identities: readonly Identity[] = [
    ...makeIdentities(environment.staff).filter(
      ({ isStaff, uid }) => isStaff || uid === 'outsider',
    ),
    // The demo's staff are not staff here, nor is an address that follows the last of the list.
    ...makeIdentities([...demo.staff, ...makeAddresses(count + 1).slice(-1)])
      .filter(({ isStaff }) => isStaff)
      .map((one) => ({ ...one, name: `${one.name}, of another list`, isStaff: false })),
  ];
  const staff = identities.find(({ isStaff }) => isStaff);
  let rulesEnvironment: RulesTestEnvironment | undefined;

  beforeAll(async () => {
    rulesEnvironment = await startRulesEnvironment(renderRules(readCommittedRules(), environment));
    await rulesEnvironment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore;
      await setDoc(doc(db, 'notes', 'note'), makeStoredNote());
      await setDoc(doc(db, 'banners', 'banner'), makeStoredBanner());
    });
  });
  afterAll(() => rulesEnvironment?.cleanup());

  const getContext = ({ claims, uid }: Identity) =>
    claims === null
      ? rulesEnvironment?.unauthenticatedContext()
      : rulesEnvironment?.authenticatedContext(uid, claims);
  const getDatabase = (identity: Identity) =>
    getContext(identity)?.firestore() as unknown as Firestore;
  const getBucket = (identity: Identity) => getContext(identity)?.storage() as FirebaseStorage;
  const getVerdict = ({ isStaff }: Identity): Verdict => (isStaff ? 'allows' : 'refuses');

  it('are tested with an identity for each address', () => {
    const staffOfList = identities.filter(
      (one) => one.isStaff && environment.staff.includes(one.uid),
    );
    expect(staffOfList).toHaveLength(count);
  });

  it.each(identities)('let only staff write a note: $name (staff: $isStaff)', (identity) =>
    expectVerdict(
      getVerdict(identity),
      replaceDocument(getDatabase(identity), 'notes', 'note', {
        ...makeStoredNote({ note: 'Changed' }),
        updatedAt: serverTimestamp(),
      }),
    ),
  );

  it.each(identities)(
    'let only staff store a banner’s image: $name (staff: $isStaff)',
    (identity) => {
      const path = `banners/banner_${crypto.randomUUID()}.png`;
      const upload = uploadBytes(ref(getBucket(identity), path), someBytes, {
        contentType: 'image/png',
      });
      return expectVerdict(getVerdict(identity), upload);
    },
  );

  it.each<[Verdict, project: string, bucket: string]>([
    ['allows', 'volley-rive-sud', 'volley-rive-sud.firebasestorage.app'],
    ['allows', 'volley-rive-sud', 'volley-rive-sud.appspot.com'],
    ['refuses', 'volley-rive-sud', 'another.firebasestorage.app'],
    ['refuses', demo.projectId, demo.webApp.storageBucket],
    ['refuses', demo.projectId, 'volley-rive-sud.firebasestorage.app'],
  ])(
    'give the verdict "%s" on a banner’s image at the Storage origin of the project %s, in the bucket %s',
    async (verdict, project, bucket) => {
      if (!staff) throw new Error('The list has no staff address.');
      const imageURL = makeOwnImageAddress(project, bucket, 'banners/banner_1.png');
      const fields = { imageURL, consentAt: null, updatedAt: serverTimestamp() };
      await expectVerdict(verdict, updateDocument(getDatabase(staff), 'banners', 'banner', fields));
    },
  );
});
