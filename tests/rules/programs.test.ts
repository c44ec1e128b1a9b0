import { serverTimestamp } from 'firebase/firestore';
import { it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { badBooleans, badIds, makeBadTexts } from './bad-values.ts';
import { declareValidDocumentTests, declareInvalidDocumentTests } from './document-tests.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { updateDocument } from './operations.ts';
import { siteContent } from './site-content.ts';
import { makeStoredProgram } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const textFields = [
  'schedule',
  'schedule_fr',
  'current_session',
  'current_session_fr',
  'cost',
  'cost_fr',
] as const;
const makeTextFields = (value: unknown) =>
  Object.fromEntries(textFields.map((field) => [field, value]));

/** Stored ids that the API never writes. The rules refuse a save that does not change them. */
const invalidStoredIds = [
  ['empty', ''],
  ['with a space', 'U 15'],
  ['with a dot', 'U.15'],
  ['with a slash', 'U/15'],
  ['with a per cent sign', 'U%15'],
  ['reserved by Firestore', '__U15__'],
  ['only underscores', '____'],
  ['with a Kelvin sign', 'U15\u212A'],
  ['of 65 characters', 'x'.repeat(65)],
  ['a number', 15],
] as const;
/** Document names that the API would not find. */
const badNames = ['U 15', 'U.15', 'U%15', 'x'.repeat(65)];
/** The longest valid id, with every kind of valid character. */
const longestId = `aZ-09_${'x'.repeat(58)}`;

const testBed = new FirestoreTestBed({
  programs: {
    ...siteContent.programs,
    ...Object.fromEntries(
      invalidStoredIds.map(([, id], index) => [`invalid-${index}`, makeStoredProgram({ id })]),
    ),
    ...Object.fromEntries(badNames.map((name) => [name, makeStoredProgram()])),
    [longestId]: makeStoredProgram({ id: longestId }),
  },
});

const saveProgram = (name: string) =>
  updateDocument(testBed.as(staffMember), 'programs', name, { updatedAt: serverTimestamp() });

it.each(invalidStoredIds.map(([title, id], index) => [title, id, index] as const))(
  'refuses staff saving a program whose id is %s: %j',
  (_title, _id, index) => expectVerdict('refuses', saveProgram(`invalid-${index}`)),
);

it.each(badNames)('refuses staff saving a program under the name %s', (name) =>
  expectVerdict('refuses', saveProgram(name)),
);

declareInvalidDocumentTests(testBed, 'programs', {
  id: badIds,
  ...Object.fromEntries(textFields.map((field) => [field, makeBadTexts(limits.programText)])),
  registerDisplay: badBooleans,
});

declareValidDocumentTests(testBed, 'programs', [
  ['every text empty', makeTextFields('')],
  ['every text of the longest size', makeTextFields('x'.repeat(limits.programText))],
  ['registration closed', { registerDisplay: false }],
]);

it('allows staff saving a program with the longest id', () =>
  expectVerdict('allows', saveProgram(longestId)));
