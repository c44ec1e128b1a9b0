import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  doc,
  type Firestore,
  getDocsFromServer,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { type FirebaseStorage, getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processedMetadata } from '../../../domain/images/own-image.ts';
import { readCommittedRules } from '../../../environments/render/rules.ts';
import { denyPublicReads } from '../../care/stop.ts';
import { firestoreAddress, storageAddress } from '../../../tests/rules/emulators.ts';
import { callers, type Identity, staffMember } from '../../../tests/rules/identities.ts';
import { getDocument, replaceDocument } from '../../../tests/rules/operations.ts';
import { rowCollections, dashboardQueries, siteQueries } from '../../../tests/rules/queries.ts';
import { makeStoredNote } from '../../../tests/rules/stored-documents.ts';
import { someBytes } from '../../../tests/rules/storage-test-bed.ts';
import { expectVerdict } from '../../../tests/rules/verdicts.ts';

// Tests the rules that `npm run stop -- ENV reads` releases.
const projectId = 'demo-stopped-reads';
const imagePath = 'home/hero.png';

setLogLevel('silent');

const startRulesEnvironment = (change: (rules: string) => string) => {
  const rules = readCommittedRules();
  return initializeTestEnvironment({
    projectId,
    firestore: { ...firestoreAddress, rules: change(rules['firestore.rules']) },
    storage: { ...storageAddress, rules: change(rules['storage.rules']) },
  });
};

let rulesEnvironment: RulesTestEnvironment;
beforeAll(async () => {
  rulesEnvironment = await startRulesEnvironment(denyPublicReads);
  await rulesEnvironment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore() as unknown as Firestore, 'notes/note'), makeStoredNote());
    const storage = context.storage() as unknown as FirebaseStorage;
    await uploadBytes(ref(storage, imagePath), someBytes, {
      customMetadata: processedMetadata.public,
    });
  });
});

// The Storage emulator has one set of rules for all projects. This restores the committed rules.
afterAll(async () => {
  const committedRulesEnvironment = await startRulesEnvironment((text) => text);
  await committedRulesEnvironment.clearFirestore();
  await committedRulesEnvironment.clearStorage();
  await committedRulesEnvironment.cleanup();
  await rulesEnvironment.cleanup();
});

const getContext = ({ claims, uid }: Identity) =>
  claims === null
    ? rulesEnvironment.unauthenticatedContext()
    : rulesEnvironment.authenticatedContext(uid, claims);
const getDatabase = (identity: Identity) =>
  getContext(identity).firestore() as unknown as Firestore;

it('each line that allows reads gets the staff condition, and no other line changes', () => {
  const committedLines = readCommittedRules()['firestore.rules'].split('\n');
  const lines = denyPublicReads(committedLines.join('\n')).split('\n');
  expect(lines).toHaveLength(committedLines.length);
  for (const [index, line] of lines.entries()) {
    const committedLine = committedLines[index] ?? '';
    if (!/allow (?:get|list|read)/u.test(committedLine)) expect(line).toBe(committedLine);
    else expect(line).toContain('if isStaff() && (');
  }
});

it.each(callers)('only staff can read: %s', async (_name, identity) => {
  const verdict = identity.isStaff ? 'allows' : 'refuses';
  await expectVerdict(verdict, getDocument(getDatabase(identity), 'notes', 'note'));
  const queries = identity.isStaff ? dashboardQueries : siteQueries;
  for (const name of rowCollections) {
    await expectVerdict(verdict, getDocsFromServer(queries[name](getDatabase(identity))));
  }
  const storage = getContext(identity).storage() as unknown as FirebaseStorage;
  await expectVerdict(verdict, getBytes(ref(storage, imagePath)));
});

it('staff can still save', async () => {
  const note = { ...makeStoredNote({ note: 'Changed' }), updatedAt: serverTimestamp() };
  await expectVerdict('allows', replaceDocument(getDatabase(staffMember), 'notes', 'note', note));
});
