import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { type FirebaseStorage, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageAddressOf } from '../../domain/own-image.ts';
import { demo } from '../../environments/demo.ts';
import { committedRules } from '../../environments/render/render-environment.ts';
import { renderRules } from '../../environments/render/rules.ts';
import { makeEnvironment } from '../../environments/testing/make-environment.ts';
import { firestoreAddress, storageAddress } from './emulators.ts';
import { makeIdentities, type Identity } from './identities.ts';
import { change, replace } from './operations.ts';
import { makeStoredBanner, makeStoredNote } from './stored-documents.ts';
import { someBytes } from './storage-test-bed.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

// The other files hold the committed rules, which are the demo's. This one holds what a real
// environment is given: the same, but for the staff and the bucket.
const projectId = 'demo-rendered-rules';

setLogLevel('silent');

const start = (rules: ReturnType<typeof committedRules>) =>
  initializeTestEnvironment({
    projectId,
    firestore: { ...firestoreAddress, rules: rules['firestore.rules'] },
    storage: { ...storageAddress, rules: rules['storage.rules'] },
  });

// The Storage emulator has one set of rules for all projects: the committed ones go back.
afterAll(async () => {
  const last = await start(committedRules());
  await last.clearFirestore();
  await last.clearStorage();
  await last.cleanup();
});

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `staff.${index}+o'brien@volleyrivesud.test`);

describe.each([1, 10])('rules rendered for %i of staff', (count) => {
  const environment = makeEnvironment({ staff: addresses(count) });
  const identities: readonly Identity[] = [
    ...makeIdentities(environment.staff),
    // Who is staff in the demo is nobody here, and neither is who would be next on the list.
    ...makeIdentities([...demo.staff, ...addresses(count + 1).slice(-1)])
      .filter(({ isStaff }) => isStaff)
      .map((one) => ({ ...one, name: `${one.name}, of another list`, isStaff: false })),
  ];
  const staff = identities.find(({ isStaff }) => isStaff);
  let rules: RulesTestEnvironment | undefined;

  beforeAll(async () => {
    rules = await start(renderRules(committedRules(), environment));
    await rules.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore;
      await setDoc(doc(db, 'notes', 'note'), makeStoredNote());
      await setDoc(doc(db, 'banners', 'banner'), makeStoredBanner());
    });
  });
  afterAll(() => rules?.cleanup());

  const contextOf = ({ claims, uid }: Identity) =>
    claims === null ? rules?.unauthenticatedContext() : rules?.authenticatedContext(uid, claims);
  const database = (identity: Identity) => contextOf(identity)?.firestore() as unknown as Firestore;
  const bucket = (identity: Identity) => contextOf(identity)?.storage() as FirebaseStorage;
  const verdictOn = ({ isStaff }: Identity): Verdict => (isStaff ? 'allows' : 'refuses');

  it('there are as many as the list has', () => {
    const own = identities.filter((one) => one.isStaff && environment.staff.includes(one.uid));
    expect(own).toHaveLength(count);
  });

  it.each(identities)('let $name write a note if it is staff: $isStaff', (identity) =>
    expectVerdict(
      verdictOn(identity),
      replace(database(identity), 'notes', 'note', {
        ...makeStoredNote({ note: 'Changed' }),
        updatedAt: serverTimestamp(),
      }),
    ),
  );

  it.each(identities)('let $name store a banner’s image if it is staff: $isStaff', (identity) => {
    const path = `banners/banner_${crypto.randomUUID()}.png`;
    const upload = uploadBytes(ref(bucket(identity), path), someBytes, {
      contentType: 'image/png',
    });
    return expectVerdict(verdictOn(identity), upload);
  });

  it.each<[Verdict, project: string, bucket: string]>([
    ['allows', 'volley-rive-sud', 'volley-rive-sud.firebasestorage.app'],
    ['allows', 'volley-rive-sud', 'volley-rive-sud.appspot.com'],
    ['refuses', 'volley-rive-sud', 'another.firebasestorage.app'],
    ['refuses', demo.projectId, demo.webApp.storageBucket],
    ['refuses', demo.projectId, 'volley-rive-sud.firebasestorage.app'],
  ])('%s a banner with an image of %s in %s', async (verdict, project, name) => {
    if (!staff) throw new Error('There is no staff.');
    const imageURL = imageAddressOf(project, name, 'banners/banner_1.png');
    const fields = { imageURL, consentAt: null, updatedAt: serverTimestamp() };
    await expectVerdict(verdict, change(database(staff), 'banners', 'banner', fields));
  });
});
