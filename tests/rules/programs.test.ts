import { limits } from '../../domain/limits.ts';
import { badBoolean, badId, badText } from './bad-values.ts';
import { allowGoodDocuments, refuseBadDocuments } from './document-tables.ts';
import { FirestoreStand } from './firestore-stand.ts';
import { siteContent } from './site-content.ts';

const texts = [
  'schedule',
  'schedule_fr',
  'current_session',
  'current_session_fr',
  'cost',
  'cost_fr',
] as const;
const allTexts = (value: unknown) => Object.fromEntries(texts.map((field) => [field, value]));

const stand = new FirestoreStand({ programs: siteContent.programs });

refuseBadDocuments(stand, 'programs', {
  id: badId,
  ...Object.fromEntries(texts.map((field) => [field, badText(limits.programText)])),
  registerDisplay: badBoolean,
});

allowGoodDocuments(stand, 'programs', [
  ['every text empty', allTexts('')],
  ['every text of the longest size', allTexts('x'.repeat(limits.programText))],
  ['registration closed', { registerDisplay: false }],
]);
