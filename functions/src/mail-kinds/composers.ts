import type { ProgramPurpose } from '@club/domain/opt-in';
import { composeContactMail } from '../messages/contact-mail.ts';
import type { Composers } from '../mail/composer.ts';
import { getWebmasterAddress } from '../mail/settings.ts';
import { markBounced, prepareBounceRemoval } from '../newsletter/bounces.ts';
import { composeIssueMail, composeTestMail } from '../newsletter/compose-issue-mail.ts';
import { composeConfirmation, findOptInAddress } from '../opt-in/mails.ts';
import { composePlaceMail, deleteNotifiedFamily } from '../opt-in/place-opening.ts';
import { composePracticeMail } from '../opt-in/practice-changes.ts';
import { composeStatusMail } from '../status/status-mail.ts';
import type { Firestore } from '../store/database.ts';

const findReaderAddress = (db: Firestore, { subscriber }: { readonly subscriber: string }) =>
  findOptInAddress(db, 'newsletter', subscriber);
const findFamilyAddress =
  (purpose: ProgramPurpose) =>
  (db: Firestore, { family }: { readonly family: string }) =>
    findOptInAddress(db, purpose, family);

/** The composer of each kind of mail. */
export const composers: Composers = {
  confirmation: {
    compose: (db, mailId, { subscriber: id, locale }) =>
      composeConfirmation(db, mailId, 'newsletter', { id, locale }),
    findAddress: findReaderAddress,
  },
  issue: {
    compose: composeIssueMail,
    findAddress: findReaderAddress,
    onRefused: (db, { subscriber }) => markBounced(db, subscriber),
    prepareResend: (db, transaction, { subscriber }) =>
      prepareBounceRemoval(db, transaction, subscriber),
  },
  'test-issue': { compose: composeTestMail, findAddress: (_, { to }) => Promise.resolve(to) },
  contact: { compose: composeContactMail, findAddress: () => Promise.resolve('') },
  status: { compose: composeStatusMail, findAddress: () => Promise.resolve(getWebmasterAddress()) },
  'waiting-confirmation': {
    compose: (db, mailId, { family: id, locale }) =>
      composeConfirmation(db, mailId, 'place', { id, locale }),
    findAddress: findFamilyAddress('place'),
  },
  place: {
    compose: composePlaceMail,
    findAddress: findFamilyAddress('place'),
    onSent: (db, { family }) => deleteNotifiedFamily(db, family),
  },
  'practice-confirmation': {
    compose: (db, mailId, { family: id, locale }) =>
      composeConfirmation(db, mailId, 'practice', { id, locale }),
    findAddress: findFamilyAddress('practice'),
  },
  practice: { compose: composePracticeMail, findAddress: findFamilyAddress('practice') },
};
