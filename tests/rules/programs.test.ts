import { serverTimestamp } from 'firebase/firestore';
import { it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { badBoolean, badId, badText } from './bad-values.ts';
import { allowGoodDocuments, refuseBadDocuments } from './document-tables.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { aMemberOfStaff } from './identities.ts';
import { change } from './operations.ts';
import { siteContent } from './site-content.ts';
import { makeStoredProgram } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const texts = [
  'schedule',
  'schedule_fr',
  'current_session',
  'current_session_fr',
  'cost',
  'cost_fr',
] as const;
const allTexts = (value: unknown) => Object.fromEntries(texts.map((field) => [field, value]));

/** Ids that the API gives to no row: a save may not carry one on. */
const badIds = [
  '',
  'U 15',
  'U.15',
  'U/15',
  'U%15',
  '__U15__',
  '____',
  'U15\u212A',
  'x'.repeat(65),
  15,
];
/** Names of documents that the API would not find. */
const badNames = ['U 15', 'U.15', 'U%15', 'x'.repeat(65)];
/** Every kind of character, and as many as there may be. */
const longestId = `aZ-09_${'x'.repeat(58)}`;

const testBed = new FirestoreTestBed({
  programs: {
    ...siteContent.programs,
    ...Object.fromEntries(badIds.map((id, index) => [`odd-${index}`, makeStoredProgram({ id })])),
    ...Object.fromEntries(badNames.map((name) => [name, makeStoredProgram()])),
    [longestId]: makeStoredProgram({ id: longestId }),
  },
});

const save = (name: string) =>
  change(testBed.as(aMemberOfStaff), 'programs', name, { updatedAt: serverTimestamp() });

it.each(badIds.map((id, index) => [id, index] as const))(
  'refuses staff saving a program whose id is %s',
  (_id, index) => expectVerdict('refuses', save(`odd-${index}`)),
);

it.each(badNames)('refuses staff saving a program under the name %s', (name) =>
  expectVerdict('refuses', save(name)),
);

refuseBadDocuments(testBed, 'programs', {
  id: badId,
  ...Object.fromEntries(texts.map((field) => [field, badText(limits.programText)])),
  registerDisplay: badBoolean,
});

allowGoodDocuments(testBed, 'programs', [
  ['every text empty', allTexts('')],
  ['every text of the longest size', allTexts('x'.repeat(limits.programText))],
  ['registration closed', { registerDisplay: false }],
]);

it('allows staff saving a program with the longest id', () =>
  expectVerdict('allows', save(longestId)));
